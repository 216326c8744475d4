import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './GoLink.module.css';
import { Icon } from './Icon.tsx';

/** Several ways on, beside each other. */
export function GoLinks({ children }: { children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}

/** A link on its own line: "View More" with an arrow, or `back` with the arrow before it. */
export function GoLink({
  back,
  children,
  ...attributes
}: { back?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...attributes} className={`${styles['go']} ${back ? styles['back'] : ''}`}>
      {back && <Icon name="arrowLeft" />}
      {children}
      {!back && <Icon name="arrowRight" />}
    </a>
  );
}

/** Looks the same, does something on this page. */
export function GoButton({ children, ...attributes }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...attributes} className={styles['go']}>
      {children}
      <Icon name="arrowRight" />
    </button>
  );
}
