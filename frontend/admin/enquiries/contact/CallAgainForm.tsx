import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { readContent } from '../../../api/content.ts';
import { serverNow } from '../../../api/serverClock.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { callDue } from '../../../content/hours/callDue.ts';
import { workingHours } from '../../../content/hours/workingHours.ts';
import locale from '../../../../studio/locale.json' with { type: 'json' };
import { studioDateTime, studioMoment } from '../../kit/time/studioTime.ts';
import styles from './ContactQuestion.module.css';

const words = admin.contact;

/** So many working hours from now: nobody is called again late in the evening. */
function useProposed(): string {
  const [now] = useState(serverNow);
  const { data } = useQuery({ queryKey: ['content'], queryFn: ({ signal }) => readContent(signal) });
  return studioDateTime(new Date(callDue(now, workingHours(data), locale.timeZone)).toISOString());
}

/** @param onChoose with an ISO moment that is still to come */
export function CallAgainForm({ id, onChoose }: { id: string; onChoose: (moment: string) => void }) {
  const proposed = useProposed();
  const [typed, setTyped] = useState<string>();
  const time = typed ?? proposed;
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
        value={time}
        error={error}
        isAlert
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" small>
        {words.againSave}
      </Button>
    </form>
  );
}
