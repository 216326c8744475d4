import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

const icons = { error: 'warning', ok: 'tick', warn: 'clock' } as const satisfies Record<string, IconName>;

/** A sentence with its kind in colour and icon. Errors are read out at once. */
export function Notice({
  kind,
  children,
  id,
}: {
  kind: keyof typeof icons;
  children: ReactNode;
  id?: string;
}) {
  return (
    <div
      className={`${styles['notice']} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : undefined}
      id={id}
      tabIndex={-1}
    >
      <Icon name={icons[kind]} />
      <p>{children}</p>
    </div>
  );
}
