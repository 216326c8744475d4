import { FieldError } from '../../../components/Field.tsx';
import { adminConsent as words } from '../../../content/admin/consent.ts';
import styles from '../pane/PersonDialog.module.css';

const ways = Object.entries(words.how);

interface HowAskedProps {
  how: string | undefined;
  choose: (how: string) => void;
  isMissing: boolean;
}

export function HowAsked({ how, choose, isMissing }: HowAskedProps) {
  return (
    <fieldset className={styles['who']} aria-describedby={isMissing ? 'how-asked-error' : undefined}>
      <legend>{words.howAsked}</legend>
      {ways.map(([way, label]) => (
        <label key={way}>
          <input type="radio" name="how" checked={how === way} onChange={() => choose(way)} />
          <span>{label}</span>
        </label>
      ))}
      <FieldError id="how-asked" error={isMissing ? words.howMissing : undefined} isAlert />
    </fieldset>
  );
}
