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
  /** When the form has other words than what waits: these in its place. */
  replace: (() => void) | undefined;
  cancel: () => void;
}

/** The promise to send it by itself, which can be taken back. */
export function SendLater({ isWaiting, hasFiles, wait, replace, cancel }: SendLaterProps) {
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
  const pressReplace = () => {
    replace?.();
    tell('');
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
      {replace && <p>{words.changed}</p>}
      {hasFiles && <p>{words.files}</p>}
      <Acts {...{ isWaiting, press, takeBack }} replace={replace && pressReplace} />
    </li>
  );
}

interface ActsProps extends Pick<SendLaterProps, 'isWaiting' | 'replace'> {
  press: () => void;
  takeBack: () => void;
}

function Acts({ isWaiting, replace, press, takeBack }: ActsProps) {
  if (isWaiting) return <Act press={takeBack} label={words.cancel} />;
  return (
    <>
      <Button small onClick={press}>
        {words.button}
      </Button>
      {replace && <Act press={replace} label={words.instead} />}
    </>
  );
}

function Act({ press, label }: { press: () => void; label: string }) {
  return (
    <button className={styles['act']} type="button" onClick={press}>
      {label}
    </button>
  );
}
