import drawing from '../assets/drawings/brand.svg';
import { site } from '../content/site.ts';
import styles from './Logo.module.css';

/** The open leaf takes `--leaf`. */
export function Logo({ className = '' }: { className?: string | undefined }) {
  return (
    <a className={`${styles['logo']} ${className}`} href="/" aria-label={site.brand.name}>
      <svg viewBox="0 0 332.5 40" aria-hidden="true" focusable="false">
        <use href={`${drawing}#logo`} />
      </svg>
    </a>
  );
}
