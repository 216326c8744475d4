import type { AnchorHTMLAttributes } from 'react';
import styles from './GoLink.module.css';
import { Icon } from './Icon.tsx';

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
