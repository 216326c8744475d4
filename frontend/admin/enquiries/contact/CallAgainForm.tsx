import { type FormEvent, useState } from 'react';
import locale from '../../../../studio/locale.json' with { type: 'json' };
import { serverNow } from '../../../api/serverClock.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { callDue } from '../../../content/hours/callDue.ts';
import { workingHours } from '../../../content/hours/workingHours.ts';
import { openNow } from '../../../content/hours/workingTime.ts';
import type { WorkingHours } from '../../../content/schemas/hours.ts';
import { useContent } from '../../../content/useContent.ts';
import { formatStudioMoment, studioDateTime, studioMoment } from '../../kit/studioTime.ts';
import styles from './ContactQuestion.module.css';

const words = admin.contact;
const WORKING_HOURS_LATER = 2;

/** @param onChoose with an ISO moment that is still to come */
export function CallAgainForm({ id, onChoose }: { id: string; onChoose: (moment: string) => void }) {
  const hours = useContent(workingHours);
  const [time, setTime] = useState(() => proposed(hours));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = studioMoment(time);
    if (moment && moment.getTime() > serverNow()) onChoose(moment.toISOString());
    else setError(words.againWrong);
  };
  return (
    <form className={styles['again']} noValidate onSubmit={submit}>
      <TextField
        id={`again-${id}`}
        type="datetime-local"
        label={words.againLabel}
        hint={remindedAt(time, hours)}
        value={time}
        error={error}
        isAlert
        onChange={({ target }) => setTime(target.value)}
      />
      <Button type="submit" small>
        {words.againSave}
      </Button>
    </form>
  );
}

function proposed(hours: WorkingHours): string {
  const soon = { ...hours, callWithinHours: WORKING_HOURS_LATER };
  return studioDateTime(new Date(callDue(serverNow(), soon, locale.timeZone)).toISOString());
}

/** Empty for a moment at which the studio is open. */
function remindedAt(time: string, hours: WorkingHours): string {
  const moment = studioMoment(time);
  if (!moment) return '';
  const { is_open: isOpen, until } = openNow(moment.getTime(), hours, locale.timeZone);
  if (isOpen) return '';
  return words.againClosed(
    formatStudioMoment(new Date(until).toISOString(), new Date(serverNow()).toISOString()),
  );
}
