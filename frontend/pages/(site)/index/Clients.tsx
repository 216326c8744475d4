import type { HomeSections } from '../../../content/schemas/home.ts';
import styles from './Clients.module.css';

export function Clients({ title, sample, names }: NonNullable<HomeSections['clients']>) {
  return (
    <section className={`section section--tight ${styles['clients']}`} aria-labelledby="clients-title">
      <div className="wrap grid">
        <div className={styles['head']}>
          <h2 id="clients-title">{title}</h2>
          {sample && <p className="note">{sample}</p>}
        </div>
        <ul className={`list ${styles['list']}`}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
