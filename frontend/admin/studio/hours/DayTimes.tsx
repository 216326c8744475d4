import field from '../../../components/Field.module.css';
import { admin } from '../../../content/admin/admin.ts';
import styles from './HoursForm.module.css';
import { openingTimes } from '../rows/fieldKinds.ts';

const words = admin.studio.hours;
/** Of a day that is opened. */
const DEFAULT_TIMES = '10:00-19:00';

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
  return (
    <li>
      <span>{label}</span>
      <label className={field['check']}>
        <input
          type="checkbox"
          checked={times !== null}
          aria-label={words.isOpen(label)}
          onChange={({ target }) => onChange(target.checked ? DEFAULT_TIMES : '')}
        />
        <span aria-hidden="true">{words.open}</span>
      </label>
      <span className={styles['times']}>
        {times ? (
          <>
            <Time
              label={words.opens(label)}
              value={times.begins}
              wrongBy={wrongBy}
              onChange={(begins) => onChange(`${begins}-${times.ends}`)}
            />
            {words.to}
            <Time
              label={words.closes(label)}
              value={times.ends}
              wrongBy={wrongBy}
              onChange={(ends) => onChange(`${times.begins}-${ends}`)}
            />
          </>
        ) : (
          words.closed
        )}
      </span>
    </li>
  );
}

interface TimeProps extends Pick<DayTimesProps, 'label' | 'wrongBy' | 'onChange'> {
  value: string;
}

function Time({ label, value, wrongBy, onChange }: TimeProps) {
  return (
    <input
      type="time"
      className={`${field['input']} num`}
      value={value}
      aria-label={label}
      aria-invalid={wrongBy ? true : undefined}
      aria-describedby={wrongBy}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
