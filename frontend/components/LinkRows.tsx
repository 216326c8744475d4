import type { ReactNode } from 'react';
import styles from './LinkRows.module.css';

export function LinkRows({ links }: { links: { href: string; text: ReactNode }[] }) {
  return (
    <ul className={`${styles['rows']} list`}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
