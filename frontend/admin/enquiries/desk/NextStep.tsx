import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { formatStudioTime } from '../../kit/time/studioTime.ts';
import { usePassFocus } from '../../kit/usePassFocus.ts';
import { mistakeOf } from './DeskMessage.tsx';
import styles from './Desk.module.css';
import type { Desk } from './useDesk.ts';

const words = admin.desk;
const FIELDS = ['step', 'day', 'time'] as const;
const NOTHING = { step: '', day: '', time: '' };

export function NextStep({ enquiry, desk }: { enquiry: Enquiry; desk: Desk }) {
  const { next_step: step, next_step_at: at, call_again_at: again } = enquiry;
  const isLost = enquiry.state === 'lost';
  return (
    <div className={styles['fields']}>
      <StepFields desk={desk} />
      {at !== null && !isLost && <p className="note num">{words.dueOn(formatStudioTime(at))}</p>}
      {again !== null && again !== at && (
        <p className="note num">{words.callAgain(formatStudioTime(again))}</p>
      )}
      {isLost && (at ?? again) !== null && <p className="note">{words.rests}</p>}
      {step !== null && (
        <p className={styles['buttons']}>
          <Done desk={desk} />
        </p>
      )}
    </div>
  );
}

function Done({ desk }: { desk: Desk }) {
  const button = usePassFocus<HTMLButtonElement>('step');
  return (
    <Button small line ref={button} onClick={() => desk.save(FIELDS, words.saved.stepDone, NOTHING)}>
      {words.done}
    </Button>
  );
}

/** Saved as a whole when all of it is left, so that it is one line among what happened. */
function StepFields({ desk }: { desk: Desk }) {
  const box = useRef<HTMLDivElement>(null);
  const [half, setHalf] = useState<string>();
  const isWithoutDay = desk.values.step.trim() !== '' && desk.values.day === '';
  const save = () => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    const halfTyped = inputs.find(({ validity }) => validity.badInput);
    setHalf(halfTyped?.name);
    if (!halfTyped) desk.save(FIELDS, words.saved.step);
  };
  const typed = (field: (typeof FIELDS)[number]) => ({
    name: field,
    value: desk.values[field],
    error: half === field ? admin.halfTyped : mistakeOf(desk, field),
    isAlert: true,
    onChange: ({ target }: { target: HTMLInputElement }) => desk.type({ [field]: target.value }),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!box.current?.contains(relatedTarget)) save();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') save();
    },
  });
  return (
    <div className={styles['fields']} ref={box}>
      <TextField
        {...typed('step')}
        id="step"
        label={words.step}
        hint={isWithoutDay && words.stepWithoutDay}
        autoComplete="off"
      />
      <div className={styles['two']}>
        <TextField {...typed('day')} id="step-day" type="date" label={words.day} />
        <TextField {...typed('time')} id="step-time" type="time" label={words.time} />
      </div>
    </div>
  );
}
