import { useState } from 'react';
import type { Invitation, Person } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { Refusal } from '../kit/fields/Refusal.tsx';
import { Table } from '../kit/lists/Table.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { FactorPolicy } from './FactorPolicy.tsx';
import { nameAmong } from './nameAmong.ts';
import styles from './People.module.css';
import { PersonEntry } from './PersonEntry.tsx';
import { RemovePerson } from './RemovePerson.tsx';
import { ResetFactor } from './ResetFactor.tsx';
import { type PeopleChanges, usePeopleChanges } from './usePeopleChanges.ts';

const words = admin.people.table;

interface PeopleSectionProps {
  people: readonly Person[];
  invitations: readonly Invitation[];
  isBusy: boolean;
}

export function PeopleSection({ people, invitations, isBusy }: PeopleSectionProps) {
  const [toRemove, setToRemove] = useState<Person>();
  const [toReset, setToReset] = useState<Person>();
  const { refusal, ...changes } = usePeopleChanges(invitations);
  const blocked = people.filter((person) => person.blocked_at !== null).length;
  return (
    <TitledSection title={words.title} note={words.count(people.length - blocked, blocked)}>
      <Refusal sentence={refusal} />
      <Table
        caption={words.title}
        columns={words.columns}
        className={styles['people']}
        isBusy={isBusy || changes.isBusy}
      >
        <Entries people={people} changes={changes} onRemove={setToRemove} onReset={setToReset} />
      </Table>
      <FactorPolicy />
      {toRemove && (
        <RemovePerson
          person={toRemove}
          people={people}
          remove={changes.remove}
          isBusy={changes.isBusy}
          onClose={() => setToRemove(undefined)}
        />
      )}
      {toReset && <ResetFactor person={toReset} onClose={() => setToReset(undefined)} />}
    </TitledSection>
  );
}

interface EntriesProps {
  people: readonly Person[];
  changes: PeopleChanges;
  onRemove: (person: Person) => void;
  onReset: (person: Person) => void;
}

function Entries({ people, changes, onRemove, onReset }: EntriesProps) {
  return people.map((person) => {
    const named = { ...person, name: nameAmong(people, person) };
    return (
      <PersonEntry
        key={person.id}
        name={person.name}
        person={named}
        changes={changes}
        onRemove={() => onRemove(named)}
        onReset={() => onReset(named)}
      />
    );
  });
}
