import type { ComponentProps } from 'react';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { usePassFocus } from '../../kit/usePassFocus.ts';
import type { ActProps } from '../pane/EnquiryHead.tsx';
import styles from './SpamBlock.module.css';

const words = admin.spam;

/** Why it is held back, with what staff make of it; in short where it is not. */
export function SpamBlock({ enquiry, act, isBusy }: ActProps) {
  if (enquiry.state !== 'spam') return <Scored enquiry={enquiry} />;
  const judge = (state: 'new' | 'spam', done: string) => {
    if (!isBusy) void act({ act: 'state', fields: { state, from: enquiry.state } }, done);
  };
  const { spam_reason: reason, spam_score: score, spam_threshold: threshold, taught_as: taught } = enquiry;
  return (
    <section className={styles['spam']} aria-labelledby="enquiry-spam">
      <h3 id="enquiry-spam">{reason === null ? words.marked : words.suspected}</h3>
      <p className="note num">{words.score(score, threshold)}</p>
      <Signals enquiry={enquiry} />
      <p className={styles['acts']}>
        <JudgeButton
          aria-busy={isBusy}
          onClick={() => judge('new', reason === null ? admin.desk.saved.state : words.released)}
        >
          {words.notSpam}
        </JudgeButton>
        {taught !== 'spam' && (
          <JudgeButton line aria-busy={isBusy} onClick={() => judge('spam', words.taught)}>
            {words.isSpam}
          </JudgeButton>
        )}
      </p>
      <p className="note">{words.help}</p>
    </section>
  );
}

/** Never disabled, so that it has the focus when it goes away. */
function JudgeButton(button: ComponentProps<typeof Button>) {
  return <Button small {...button} ref={usePassFocus<HTMLButtonElement>('enquiry-name')} />;
}

function Scored({ enquiry }: { enquiry: Enquiry }) {
  if (enquiry.spam_signals.length === 0) return null;
  return (
    <details className={styles['scored']}>
      <summary className="note num">{words.scored(enquiry.spam_score)}</summary>
      <Signals enquiry={enquiry} />
    </details>
  );
}

function Signals({ enquiry: { spam_signals: signals } }: { enquiry: Enquiry }) {
  return (
    <ul className={styles['signals']}>
      {signals.map(({ signal, points, explanation }) => (
        <li key={signal}>
          <span className="num">{words.points(points)}</span> {explanation}
        </li>
      ))}
    </ul>
  );
}
