import { useState } from 'react';
import type { Enquiry } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { type By, enquiriesMeant, isAmbiguous } from './meant.ts';
import { momentShort } from './momentShort.ts';
import styles from './PersonDialog.module.css';

const words = admin.inbox;

interface PersonDialogProps<Choice extends By> {
  title: string;
  enquiry: Enquiry;
  /** What may be chosen; the first is, unless somebody chooses otherwise. */
  choices: readonly [Choice, ...Choice[]];
  help: (enquiries: number) => string;
  yes: string;
  isDanger?: boolean;
  isBusy: boolean;
  onYes: (by: Choice) => void;
  onClose: () => void;
}

/** A question about a person, who may share an address or a number with a stranger: it shows whose enquiries are meant. */
export function PersonDialog<Choice extends By>(props: PersonDialogProps<Choice>) {
  const { title, enquiry, choices, help, yes, isDanger = false, isBusy, onYes, onClose } = props;
  const [by, setBy] = useState<Choice>(choices[0]);
  return (
    <ModalDialog title={title} onClose={onClose}>
      {isAmbiguous(enquiry) && <Who enquiry={enquiry} choices={choices} by={by} choose={setBy} />}
      <p aria-live="polite">{help(enquiry.meant[by])}</p>
      <DialogActions>
        <Button danger={isDanger} isBusy={isBusy} onClick={() => onYes(by)}>
          {yes}
        </Button>
        <Button line data-first onClick={onClose}>
          {words.eraseNo}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

interface WhoProps<Choice extends By> extends Pick<PersonDialogProps<Choice>, 'enquiry' | 'choices'> {
  by: Choice;
  choose: (by: Choice) => void;
}

function Who<Choice extends By>({ enquiry, choices, by, choose }: WhoProps<Choice>) {
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
            {name}, {momentShort(sent)}, {words.states[state]}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
