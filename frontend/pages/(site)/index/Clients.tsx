import { home } from '../../../content/home.ts';
import styles from './Clients.module.css';

const { title, sample, names } = home.clients;

export function Clients() {
  return (
    <section className={`section section--tight ${styles['clients']}`} aria-labelledby="clients-title">
      <div className="wrap grid">
        <div className={styles['head']}>
          <h2 id="clients-title">{title}</h2>
          <p className="note">{sample}</p>
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
