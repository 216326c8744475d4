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
  place,
}: {
  title: string;
  crumbs: Crumb[];
  slot: Slot;
  short?: boolean;
  /** Of a project, whose title is a name and whose picture is larger. */
  place?: string;
}) {
  const look = place === undefined ? short && styles['short'] : styles['project'];
  return (
    <div className={`${styles['banner']} ${look || ''}`}>
      <Picture slot={slot} sizes="100vw" first />
      <div className={styles['step']}>
        <h1>{title}</h1>
        {place && <p className={styles['place']}>{place}</p>}
        <nav className={styles['crumbs']} aria-label={site.a11y.breadcrumb}>
          <ol className="list">
            {crumbs.map(({ label, href }) => (
              <li key={label}>
                {href ? (
                  // The script before React may have added a search to it.
                  <a href={href} suppressHydrationWarning>
                    {label}
                  </a>
                ) : (
                  <span aria-current="page">{label}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
