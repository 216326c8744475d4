import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { studioMoment, formatStudioTime } from '../kit/studioTime.ts';
import styles from './StatusField.module.css';

const words = admin.schedule;
const choices = ['draft', 'published', 'scheduled'] as const;

export function StatusField() {
  const { draft, change } = usePostFormContext();
  return (
    <fieldset className={styles['status']}>
      <legend>{words.status}</legend>
      <div className={styles['strip']}>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="status"
              value={choice}
              checked={draft.status === choice}
              onChange={() => change('status', choice)}
            />
            <span>{words.choices[choice]}</span>
          </label>
        ))}
      </div>
      {draft.status === 'scheduled' && <TimeField />}
      <output className="note">{meaningOf(draft.status, draft.publish_at)}</output>
    </fieldset>
  );
}

function TimeField() {
  const { draft, messages, change } = usePostFormContext();
  return (
    <TextField
      id="publish_at"
      name="publish_at"
      type="datetime-local"
      label={words.time}
      hint={words.timeHelp}
      error={messages['publish_at']}
      value={draft.publish_at}
      onChange={({ target }) => change('publish_at', target.value)}
    />
  );
}

function meaningOf(status: (typeof choices)[number], time: string): string {
  if (status !== 'scheduled') return words.means[status];
  const moment = studioMoment(time);
  if (!moment) return words.choose;
  const isPast = moment.getTime() <= new Date().getTime();
  return isPast ? words.isPast : words.goesLive(formatStudioTime(moment));
}
