import { type SubmitEvent, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { countingAnswers } from '../api/countingCookie.ts';
import { counting } from '../content/counting.ts';
import { loadCountingConsent, saveCountingConsent, useCountingConsent } from '../stores/countingConsent.ts';
import { useWhenShown } from '../stores/useWhenShown.ts';
import styles from './CountingChoice.module.css';

const words = counting.footer;

/** Refusing is as easy as agreeing. Without script it is sent to the server, which sets the same cookie. */
export function CountingChoice() {
  const { urlOriginal } = usePageContext();
  const { answer } = useCountingConsent();
  const [said, setSaid] = useState<string>();
  useWhenShown(loadCountingConsent);
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const chosen = countingAnswers.find((one) => submitter?.getAttribute('value') === one);
    if (!chosen) return;
    saveCountingConsent(chosen);
    setSaid(words.done[chosen]);
  };
  return (
    <form
      className={styles['choice']}
      method="post"
      action="/counting-visits"
      aria-label={words.label}
      onSubmit={choose}
    >
      <input type="hidden" name="back" value={urlOriginal} />
      <span>
        {words.label}
        <span className="needs-script">: {words.state[answer ?? 'unset']}</span>
      </span>
      {countingAnswers.map((one) => (
        <button key={one} type="submit" name="counting" value={one} aria-pressed={answer && answer === one}>
          {words[one]}
        </button>
      ))}
      <output>{said}</output>
    </form>
  );
}
