import styles from '../../components/Plain.module.css';
import { system } from '../../content/system.ts';

const { nextTitle, next } = system.thankYou;

export function Next() {
  return (
    <p className={styles['next']}>
      {nextTitle && <span className="note">{nextTitle}:</span>}
      {next.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
