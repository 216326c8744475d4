import type { Slot } from '../content/media.ts';
import { site } from '../content/site.ts';
import styles from './Banner.module.css';
import { Picture } from './Picture.tsx';

export type Crumb = { label: string; href?: string };

export function Banner({
  title,
  crumbs,
  slot,
  short,
}: {
  title: string;
  crumbs: Crumb[];
  slot: Slot;
  short?: boolean;
}) {
  return (
    <div className={`${styles['banner']} ${short ? styles['short'] : ''}`}>
      <Picture slot={slot} sizes="100vw" first />
      <div className={styles['step']}>
        <h1>{title}</h1>
        <nav className={styles['crumbs']} aria-label={site.a11y.breadcrumb}>
          <ol className="list">
            {crumbs.map(({ label, href }) => (
              <li key={label}>
                {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
