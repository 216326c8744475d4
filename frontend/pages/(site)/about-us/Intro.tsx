import { Counter } from '../../../components/Counter.tsx';
import { about } from '../../../content/about.ts';
import styles from './Intro.module.css';

const { lead, body, counters } = about.intro;

export function Intro() {
  return (
    <section className="section" aria-labelledby="intro-title">
      <div className="wrap grid">
        <h2 className={styles['lead']} id="intro-title">
          {lead}
        </h2>
        {counters.length > 0 && (
          <dl className={styles['counters']}>
            {counters.map(({ target, suffix, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Counter target={target} suffix={suffix} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={`stack ${styles['text']}`} data-aos="fade-up">
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
