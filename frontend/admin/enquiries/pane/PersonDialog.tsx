import { type ReactNode, useState } from 'react';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { type PersonMatch, enquiriesMeant, isAmbiguous } from '../enquiriesMeant.ts';
import { formatMomentShort } from '../formatMomentShort.ts';
import styles from './PersonDialog.module.css';

const words = admin.enquiries;

interface PersonDialogProps<Choice extends PersonMatch> {
  title: string;
  enquiry: Enquiry;
  /** The first is the default. */
  choices: readonly [Choice, ...Choice[]];
  help: (enquiries: number, by: Choice) => string;
  yes: string;
  no?: string;
  isDanger?: boolean;
  isBusy: boolean;
  onYes: (by: Choice) => void;
  onClose: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** A person may share an address or a number with a stranger. */
export function PersonDialog<Choice extends PersonMatch>(props: PersonDialogProps<Choice>) {
  const { enquiry, choices, help, no = words.eraseNo, onYes, children, ...dialog } = props;
  const [by, setBy] = useState<Choice>(choices[0]);
  return (
    <ConfirmDialog {...dialog} no={no} onYes={() => onYes(by)}>
      {isAmbiguous(enquiry) && <Who enquiry={enquiry} choices={choices} by={by} choose={setBy} />}
      {children}
      <p aria-live="polite">{help(enquiry.meant[by], by)}</p>
    </ConfirmDialog>
  );
}

interface WhoProps<Choice extends PersonMatch> extends Pick<
  PersonDialogProps<Choice>,
  'enquiry' | 'choices'
> {
  by: Choice;
  choose: (by: Choice) => void;
}

function Who<Choice extends PersonMatch>({ enquiry, choices, by, choose }: WhoProps<Choice>) {
  return (
    <fieldset className={styles['who']}>
      <legend>{words.whoIsMeant}</legend>
      <p className="note">{words.whoHelp}</p>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name="by" checked={by === choice} onChange={() => choose(choice)} />
          <span>{words.who[choice](enquiry.meant[choice])}</span>
        </label>
      ))}
      <ul aria-label={words.enquiriesMeant}>
        {enquiriesMeant(enquiry, by).map(({ id, name, created_at: sent, state }) => (
          <li key={id}>
            {name}, {formatMomentShort(sent)}, {words.states[state]}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
