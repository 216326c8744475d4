import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './GoLink.module.css';
import { Icon } from './Icon.tsx';

export function GoLinks({ children }: { children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}

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

export function GoButton({ children, ...attributes }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...attributes} className={styles['go']}>
      {children}
      <Icon name="arrowRight" />
    </button>
  );
}
