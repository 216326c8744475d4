import { useState } from 'react';
import type { Person } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { nameAmong } from './nameAmong.ts';
import type { PeopleChanges } from './usePeopleChanges.ts';

const words = admin.people.removal;
const NOBODY = '';

interface RemovePersonProps extends Pick<PeopleChanges, 'remove' | 'isBusy'> {
  person: Person;
  people: readonly Person[];
  onClose: () => void;
}

export function RemovePerson({ person, people, remove, isBusy, onClose }: RemovePersonProps) {
  const { enquiries, drafts, form } = useTakers(person, people);
  const onYes = async () => {
    await remove(person, form);
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.title(person.name)}
      yes={words.yes}
      no={words.no}
      isDanger
      isBusy={isBusy}
      onYes={() => void onYes()}
      onClose={onClose}
    >
      <p>{words.help}</p>
      {enquiries.count > 0 && (
        <TakerField
          id="takes-enquiries"
          label={words.enquiries(enquiries.count)}
          nobody={words.nobody}
          {...enquiries}
        />
      )}
      {drafts.count > 0 && (
        <>
          <TakerField
            id="takes-drafts"
            label={words.drafts(drafts.count)}
            nobody={words.noWriter(drafts.count)}
            {...drafts}
          />
          <p className="note">{words.draftsHelp}</p>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Yourself at first. Where more is there by now that nobody takes, it is refused: nobody was asked about it. */
function useTakers(person: Person, people: readonly Person[]) {
  const { open_enquiries: open, unsaved_drafts: unsaved } = person;
  const others = people.filter(({ id, blocked_at: blockedAt }) => id !== person.id && blockedAt === null);
  const writers = others.filter(({ role }) => role !== 'leads');
  const you = others.find((one) => one.is_you)?.id ?? null;
  const [taker, setTaker] = useState(you);
  const [writer, setWriter] = useState(you);
  return {
    enquiries: { people, count: open, takers: others, value: taker, onChoose: setTaker },
    drafts: { people, count: unsaved, takers: writers, value: writer, onChoose: setWriter },
    form: { enquiries_to: open > 0 ? taker : null, drafts_to: writer, deleted_drafts: unsaved },
  };
}

interface TakerFieldProps {
  id: string;
  label: string;
  people: readonly Person[];
  takers: readonly Person[];
  nobody: string;
  value: string | null;
  onChoose: (taker: string | null) => void;
}

function TakerField({ id, label, people, takers, nobody, value, onChoose }: TakerFieldProps) {
  return (
    <SelectField
      id={id}
      label={label}
      value={value ?? NOBODY}
      options={[...takers.map((one) => [one.id, nameAmong(people, one)] as const), [NOBODY, nobody]]}
      onChoose={(chosen) => onChoose(chosen === NOBODY ? null : chosen)}
    />
  );
}
