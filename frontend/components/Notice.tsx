import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

const icons = { error: 'warning', ok: 'tick', warn: 'clock' } as const satisfies Record<string, IconName>;

/**
 * A sentence with its kind in colour and icon. Errors are read out at once.
 * @param action what can be done about it, after the sentence
 * @param isQuiet for what was read out already, by a toast
 */
export function Notice({
  kind,
  children,
  id,
  action,
  isQuiet = false,
}: {
  kind: keyof typeof icons;
  children: ReactNode;
  id?: string;
  action?: ReactNode;
  isQuiet?: boolean;
}) {
  return (
    <div
      className={`${styles['notice']} ${styles[kind]}`}
      role={kind === 'error' && !isQuiet ? 'alert' : undefined}
      id={id}
      tabIndex={-1}
    >
      <Icon name={icons[kind]} />
      <p>{children}</p>
      {action}
    </div>
  );
}
