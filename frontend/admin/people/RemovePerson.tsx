import { useState } from 'react';
import type { Person } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import type { PeopleChanges } from './usePeopleChanges.ts';

const words = admin.people.removal;
const NOBODY = '';

interface RemovePersonProps extends Pick<PeopleChanges, 'remove' | 'isBusy'> {
  person: Person;
  people: readonly Person[];
  onClose: () => void;
}

export function RemovePerson({ person, people, remove, isBusy, onClose }: RemovePersonProps) {
  const takers = people.filter(({ id, blocked_at: blockedAt }) => id !== person.id && blockedAt === null);
  const [taker, setTaker] = useState(takers.find((one) => one.is_you)?.id ?? NOBODY);
  const { name, open_enquiries: enquiries } = person;
  const onYes = async () => {
    await remove(person, enquiries === 0 || taker === NOBODY ? null : taker);
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.title(name)}
      yes={words.yes}
      no={words.no}
      isDanger
      isBusy={isBusy}
      onYes={() => void onYes()}
      onClose={onClose}
    >
      <p>{words.help}</p>
      {enquiries > 0 && (
        <SelectField
          id="takes-enquiries"
          label={words.enquiries(enquiries)}
          value={taker}
          options={[...takers.map((one) => [one.id, one.name] as const), [NOBODY, words.nobody]]}
          onChoose={setTaker}
        />
      )}
    </ConfirmDialog>
  );
}
