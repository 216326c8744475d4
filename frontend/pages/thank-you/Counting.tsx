import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { counting } from '../../content/counting.ts';
import type { CountingAnswer } from '../../api/countingCookie.ts';
import { saveCountingConsent } from '../../stores/countingConsent.ts';
import styles from './Counting.module.css';
import { useTagManager } from './useTagManager.ts';

const { question, done } = counting;

export function Counting({ tagManagerId }: { tagManagerId: string | undefined }) {
  const isAsked = useTagManager(tagManagerId);
  const [answer, setAnswer] = useState<CountingAnswer>();
  const confirmation = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (answer) confirmation.current?.focus();
  }, [answer]);
  const choose = (chosen: CountingAnswer) => {
    setAnswer(chosen);
    saveCountingConsent(chosen);
  };
  return (
    <>
      {isAsked && (
        <section className={styles['ask']} aria-labelledby="counting">
          <h2 id="counting">{question.title}</h2>
          <p>
            {question.text} <a href="/privacy-policy">{question.more}</a>
          </p>
          <div className={styles['two']}>
            <Button line onClick={() => choose('no')}>
              {question.no}
            </Button>
            <Button line onClick={() => choose('yes')}>
              {question.yes}
            </Button>
          </div>
          <p className="note">{question.later}</p>
        </section>
      )}
      <output className={styles['said']} tabIndex={-1} ref={confirmation}>
        {answer && done[answer]}
      </output>
    </>
  );
}
