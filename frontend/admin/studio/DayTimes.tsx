import field from '../../components/Field.module.css';
import { admin } from '../../content/admin.ts';
import styles from './HoursForm.module.css';
import { openingTimes } from './fieldKinds.ts';

const words = admin.studio.hours;
/** Of a day that is opened. */
const USUAL = '10:00-19:00';

interface DayTimesProps {
  label: string;
  /** Such as 10:00-19:00. */
  text: string;
  /** Id of what is wrong with it. */
  wrongBy: string | undefined;
  onChange: (text: string) => void;
}

export function DayTimes({ label, text, wrongBy, onChange }: DayTimesProps) {
  const times = openingTimes(text);
  const control = {
    type: 'time',
    className: `${field['input']} num`,
    'aria-invalid': wrongBy ? true : undefined,
    'aria-describedby': wrongBy,
  };
  return (
    <li>
      <span>{label}</span>
      <label className={field['check']}>
        <input
          type="checkbox"
          checked={times !== null}
          aria-label={words.isOpen(label)}
          onChange={({ target }) => onChange(target.checked ? USUAL : '')}
        />
        <span aria-hidden="true">{words.open}</span>
      </label>
      {times ? (
        <span className={styles['times']}>
          <input
            {...control}
            value={times.begins}
            aria-label={words.opens(label)}
            onChange={({ target }) => onChange(`${target.value}-${times.ends}`)}
          />
          <span>{words.to}</span>
          <input
            {...control}
            value={times.ends}
            aria-label={words.closes(label)}
            onChange={({ target }) => onChange(`${times.begins}-${target.value}`)}
          />
        </span>
      ) : (
        <span className={styles['times']}>{words.closed}</span>
      )}
    </li>
  );
}
