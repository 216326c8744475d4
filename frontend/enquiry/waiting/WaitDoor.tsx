import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { failedEnquiry } from '../../content/failedEnquiry.ts';
import styles from './Doors.module.css';

const words = failedEnquiry.wait;

/** `words`: without the files. */
export type Kept = 'all' | 'words' | 'nothing';

export interface WaitDoorProps {
  isWaiting: boolean;
  /** @returns what the browser keeps; undefined when something is not filled in */
  wait: () => Promise<Kept | undefined>;
  cancel: () => void;
}

/** The promise to send it by itself, which can be taken back. */
export function WaitDoor({ isWaiting, wait, cancel }: WaitDoorProps) {
  const [said, setSaid] = useState('');
  const [areFilesLeft, setAreFilesLeft] = useState(false);
  const status = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone.
  const tell = (sentence: string) => {
    flushSync(() => setSaid(sentence));
    status.current?.focus();
  };
  const press = async () => {
    const kept = await wait();
    setAreFilesLeft(kept === 'words');
    if (kept !== undefined) tell(kept === 'nothing' ? words.refused : '');
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
      {isWaiting && areFilesLeft && <p>{words.files}</p>}
      {isWaiting ? (
        <button className={styles['act']} type="button" onClick={takeBack}>
          {words.cancel}
        </button>
      ) : (
        <Button small onClick={() => void press()}>
          {words.button}
        </Button>
      )}
    </li>
  );
}
