import { ButtonLink } from '../components/Button.tsx';
import { callPromise } from '../content/hours/callPromise.ts';
import { cta, text, title } from '../content/lets-talk.json';
import { useContent } from '../content/useContent.ts';
import styles from './LetsTalk.module.css';

export function LetsTalk() {
  const promise = useContent(callPromise);
  return (
    <section className={styles['talk']} aria-labelledby="talk-title">
      <div className="wrap grid">
        <div className={styles['box']} data-aos="fade-up">
          <h2 id="talk-title">{title}</h2>
          <p className="lead">{promise(text)}</p>
          <ButtonLink href="/contact-us">{cta}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
