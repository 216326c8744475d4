import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { failedEnquiry } from '../../content/failedEnquiry.ts';
import styles from './Fallbacks.module.css';

const words = failedEnquiry.wait;

export interface SendLaterProps {
  isWaiting: boolean;
  hasFiles: boolean;
  /** @returns whether the browser keeps it; undefined when something is not filled in */
  wait: () => boolean | undefined;
  cancel: () => void;
}

/** The promise to send it by itself, which can be taken back. */
export function SendLater({ isWaiting, hasFiles, wait, cancel }: SendLaterProps) {
  const [said, setSaid] = useState('');
  const status = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone.
  const tell = (sentence: string) => {
    flushSync(() => setSaid(sentence));
    status.current?.focus();
  };
  const press = () => {
    const isKept = wait();
    if (isKept !== undefined) tell(isKept ? '' : words.refused);
  };
  const takeBack = () => {
    cancel();
    tell(words.cancelled);
  };
  return (
    <li>
      <h4>{words.title}</h4>
      <p>{words.text}</p>
      <output className={styles['waiting']} tabIndex={-1} ref={status}>
        {isWaiting ? words.waiting : said}
      </output>
      {isWaiting && <p>{words.promise}</p>}
      {hasFiles && <p>{words.files}</p>}
      {isWaiting ? (
        <button className={styles['act']} type="button" onClick={takeBack}>
          {words.cancel}
        </button>
      ) : (
        <Button small onClick={press}>
          {words.button}
        </Button>
      )}
    </li>
  );
}
