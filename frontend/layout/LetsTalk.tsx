import { ButtonLink } from '../components/Button.tsx';
import { cta, text, title } from '../content/lets-talk.json';
import styles from './LetsTalk.module.css';

export function LetsTalk() {
  return (
    <section className={styles['talk']} aria-labelledby="talk-title">
      <div className="wrap grid">
        <div className={styles['box']} data-aos="fade-up">
          <h2 id="talk-title">{title}</h2>
          <p className="lead">{text}</p>
          <ButtonLink href="/contact-us">{cta}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
