import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { formatStudioClock } from '../../kit/time/studioTime.ts';
import { usePassFocus } from '../../kit/usePassFocus.ts';
import { CallAgainForm } from './CallAgainForm.tsx';
import styles from './ContactQuestion.module.css';
import type { PressedContact } from './pressedContact.ts';
import type { ContactStamp } from './useContactStamp.ts';

const words = admin.contact;

interface ContactQuestionProps {
  asked: PressedContact;
  stamp: Pick<ContactStamp, 'answer' | 'takeBack'>;
  /** Whether it was pressed in this view, so that the focus was on a button that is gone. */
  takesFocus: boolean;
  /** Whether a call may be agreed on. */
  mayAgain: boolean;
}

/** Takes the place of the buttons. */
export function ContactQuestion({ asked, stamp, takesFocus, mayAgain }: ContactQuestionProps) {
  const [isChoosing, setChoosing] = useState(false);
  const box = usePassFocus<HTMLFieldSetElement>();
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, box]);
  return (
    <fieldset className={styles['went']} ref={box} tabIndex={-1}>
      <legend className="vh">{words.question}</legend>
      <p>
        <strong>{words.did[asked.how](formatStudioClock(asked.at))}</strong> {words.question}
      </p>
      {asked.stamp !== 'sent' && <p className="note">{words.waits}</p>}
      <div className={styles['answers']}>
        <Button small onClick={() => stamp.answer('reached')}>
          {words.reached}
        </Button>
        <Button small line onClick={() => stamp.answer('not_reached')}>
          {words.notReached}
        </Button>
        {mayAgain && (
          <Button small line aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {words.callAgain}
          </Button>
        )}
        <button type="button" className={styles['text']} onClick={stamp.takeBack}>
          {asked.how === 'call' ? words.didNotCall : words.didNotWrite}
        </button>
      </div>
      {isChoosing && (
        <CallAgainForm id={asked.key} onChoose={(moment) => stamp.answer('call_again', moment)} />
      )}
    </fieldset>
  );
}
