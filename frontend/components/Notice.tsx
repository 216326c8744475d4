import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

const icons = { error: 'warning', ok: 'tick', warn: 'clock' } as const satisfies Record<string, IconName>;

/** Errors are announced. @param isQuiet when a toast has announced it @param isFirst shown with the page */
export function Notice({
  kind,
  children,
  id,
  action,
  isQuiet = false,
  isFirst = false,
}: {
  kind: keyof typeof icons;
  children: ReactNode;
  id?: string;
  action?: ReactNode;
  isQuiet?: boolean;
  isFirst?: boolean;
}) {
  return (
    <div
      className={`${styles['notice']} ${styles[kind]}`}
      role={kind === 'error' && !isQuiet ? 'alert' : undefined}
      id={id}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script nothing else leads to it
      autoFocus={isFirst}
    >
      <Icon name={icons[kind]} />
      <p>{children}</p>
      {action}
    </div>
  );
}
