import { useEffect } from 'react';
import { Button } from '../../../components/Button.tsx';
import { counting } from '../../../content/counting.ts';
import {
  saveCountingConsent,
  loadCountingConsent,
  useCountingConsent,
} from '../../../stores/countingConsent.ts';
import styles from './CountingSection.module.css';

const { policy, question } = counting;

export function CountingSection() {
  const { answer } = useCountingConsent();
  useEffect(loadCountingConsent, []);
  return (
    <section>
      <h2>{policy.title}</h2>
      <div className="stack">
        {policy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={`needs-script ${styles['choice']}`}>
          <output>{policy.state[answer ?? 'unset']}</output>
          <Button line small aria-pressed={answer === 'no'} onClick={() => saveCountingConsent('no')}>
            {question.no}
          </Button>
          <Button line small aria-pressed={answer === 'yes'} onClick={() => saveCountingConsent('yes')}>
            {policy.yes}
          </Button>
        </div>
      </div>
    </section>
  );
}
