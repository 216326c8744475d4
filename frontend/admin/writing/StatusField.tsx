import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { usePassFocus } from '../kit/usePassFocus.ts';
import { isOver } from '../kit/time/isOver.ts';
import { studioMoment, formatStudioTime } from '../kit/time/studioTime.ts';
import styles from './StatusField.module.css';

const words = admin.schedule;
const choices = ['draft', 'published', 'scheduled'] as const;

type Status = (typeof choices)[number];

interface StatusFieldProps {
  status: Status;
  /** Otherwise it is published by the button for it. */
  isOnSite: boolean;
  onUnpublish: (() => void) | undefined;
  /** In the studio's time zone, YYYY-MM-DDTHH:MM. */
  time: string;
  timeError: string | undefined;
  onStatus: (status: Status) => void;
  onTime: (time: string) => void;
}

export function StatusField({
  status,
  isOnSite,
  onUnpublish,
  time,
  timeError,
  onStatus,
  onTime,
}: StatusFieldProps) {
  return (
    <fieldset className={styles['status']}>
      <legend>{words.status}</legend>
      <Strip {...{ status, isOnSite, onStatus }} />
      {status === 'scheduled' && (
        <TextField
          id="publish_at"
          name="publish_at"
          type="datetime-local"
          label={words.time}
          hint={words.timeHelp}
          error={timeError}
          value={time}
          onChange={({ target }) => onTime(target.value)}
        />
      )}
      <output className="note">{meaningOf(status, time, isOnSite)}</output>
      {isOnSite && onUnpublish && <Unpublish onPress={onUnpublish} />}
    </fieldset>
  );
}

function Unpublish({ onPress }: { onPress: () => void }) {
  const button = usePassFocus<HTMLButtonElement>(idOf('draft'));
  return (
    <TextButton ref={button} onClick={onPress}>
      {admin.check.unpublish.act}
    </TextButton>
  );
}

const idOf = (status: Status) => `status-${status}`;

function Strip({ status, isOnSite, onStatus }: Pick<StatusFieldProps, 'status' | 'isOnSite' | 'onStatus'>) {
  const offered = choices.filter((choice) => choice !== 'published' || isOnSite || status === choice);
  return (
    <div className={styles['strip']}>
      {offered.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            id={idOf(choice)}
            name="status"
            value={choice}
            checked={status === choice}
            onChange={() => onStatus(choice)}
          />
          <span>{words.choices[choice]}</span>
        </label>
      ))}
    </div>
  );
}

function meaningOf(status: Status, time: string, isOnSite: boolean): string {
  if (status !== 'scheduled') return words.means[status];
  const moment = studioMoment(time);
  if (!moment) return words.choose;
  if (isOver(time)) return words.isPast;
  return (isOnSite ? words.goesOff : words.goesLive)(formatStudioTime(moment));
}
