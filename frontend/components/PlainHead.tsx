import { site } from '../content/site.ts';
import type { Crumb } from './Banner.tsx';
import banner from './Banner.module.css';
import styles from './PlainHead.module.css';

/** The top of a page that has no picture of its own. */
export function PlainHead({ title, crumbs }: { title: string; crumbs: Crumb[] }) {
  return (
    <div className={styles['head']}>
      <h1>{title}</h1>
      <nav className={banner['crumbs']} aria-label={site.a11y.breadcrumb}>
        <ol className="list">
          {crumbs.map(({ label, href }) => (
            <li key={label}>
              {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
