import type { FocusEvent, FormEvent } from 'react';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin.ts';
import { formatStudioTime } from '../../kit/studioTime.ts';
import { mistakeOf } from './DeskMessage.tsx';
import styles from './Desk.module.css';
import type { Desk } from './useDesk.ts';

const words = admin.desk;
const FIELDS = ['step', 'day', 'time'] as const;
const NOTHING = { step: '', day: '', time: '' };

/** Saved as a whole when it is left, so that it is one line among what happened. */
export function NextStep({ enquiry, desk }: { enquiry: Enquiry; desk: Desk }) {
  const { values, type } = desk;
  const save = () => desk.save(FIELDS, words.saved.step);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) save();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className={styles['fields']} noValidate onBlur={leave} onSubmit={submit}>
      <TextField
        id="step"
        label={words.step}
        maxLength={200}
        autoComplete="off"
        value={values.step}
        error={mistakeOf(desk, 'step')}
        onChange={({ target }) => type({ step: target.value })}
      />
      <div className={styles['two']}>
        <TextField
          id="step-day"
          type="date"
          label={words.day}
          value={values.day}
          error={mistakeOf(desk, 'day')}
          onChange={({ target }) => type({ day: target.value })}
        />
        <TextField
          id="step-time"
          type="time"
          label={words.time}
          value={values.time}
          onChange={({ target }) => type({ time: target.value })}
        />
      </div>
      {/* Enter in one of several fields saves only with a button. */}
      <button type="submit" hidden tabIndex={-1} />
      {enquiry.next_step_at && (
        <p className="note num">{words.dueOn(formatStudioTime(enquiry.next_step_at))}</p>
      )}
      {enquiry.next_step !== null && (
        <p className={styles['buttons']}>
          <Button small line onClick={() => desk.save(FIELDS, words.saved.stepDone, NOTHING)}>
            {words.done}
          </Button>
        </p>
      )}
    </form>
  );
}
