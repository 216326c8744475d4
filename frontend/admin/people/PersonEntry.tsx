import type { Person } from '../../api/wire.gen.ts';
import field from '../../components/Field.module.css';
import { admin } from '../../content/admin/admin.ts';
import { formatLastUse } from '../kit/time/formatLastUse.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';
import { useSavedList } from '../kit/lists/useSavedList.ts';
import { ROLES } from '../kit/useRole.ts';
import { factorInWords } from './factorInWords.ts';
import styles from './People.module.css';
import type { PeopleChanges } from './usePeopleChanges.ts';

const { table: words, factor: factorWords, roles } = admin.people;
const [, role, factor, last] = words.columns;

interface PersonEntryProps {
  name: string;
  /** Named so that nobody else is meant. */
  person: Person;
  changes: PeopleChanges;
  onRemove: () => void;
  onReset: () => void;
}

export function PersonEntry({ name, person, changes, onRemove, onReset }: PersonEntryProps) {
  const { email, is_you: isYou, blocked_at: blockedAt } = person;
  const now = useCurrentMinute();
  return (
    <tr data-blocked={blockedAt !== null || undefined}>
      <th scope="row">
        <b>{name}</b>
        {name !== email && <span className="note">{email}</span>}
      </th>
      <td data-label={role} className={styles['wide']}>
        <Role person={person} changes={changes} />
      </td>
      <td data-label={factor}>
        <Factor person={person} onReset={onReset} />
      </td>
      <td data-label={last} className="num">
        {isYou ? admin.lastUse.now : formatLastUse(person.last_used_at, now)}
      </td>
      <td className={styles['acts']}>
        {isYou ? (
          <span className="note">{words.you}</span>
        ) : (
          <Acts person={person} changes={changes} onRemove={onRemove} />
        )}
      </td>
    </tr>
  );
}

function Role({ person, changes }: Pick<PersonEntryProps, 'person' | 'changes'>) {
  if (person.is_you) return roles[person.role];
  if (person.blocked_at === null) return <RoleChoice person={person} changes={changes} />;
  return <span className={styles['blocked']}>{words.blockedMark}</span>;
}

function RoleChoice({ person, changes }: Pick<PersonEntryProps, 'person' | 'changes'>) {
  const give = (chosen: string) => {
    const wanted = ROLES.find((one) => one === chosen);
    if (wanted) void changes.giveRole(person, wanted);
  };
  const saved = useSavedList(person.role, give);
  return (
    <select
      className={`${field['input']} ${styles['role']}`}
      aria-label={words.roleOf(person.name)}
      aria-busy={changes.isBusy}
      {...saved}
    >
      {ROLES.toReversed().map((one) => (
        <option key={one} value={one}>
          {roles[one]}
        </option>
      ))}
    </select>
  );
}

function Factor({ person, onReset }: Pick<PersonEntryProps, 'person' | 'onReset'>) {
  const inWords = factorInWords(person.second_factor);
  if (inWords === undefined && !person.second_factor.provider)
    return <span className={styles['off']}>{factorWords.off}</span>;
  return (
    <div className={styles['factor']}>
      {inWords ?? factorWords.provider}
      {!person.is_you && (
        <TextButton aria-label={factorWords.resetOf(person.name)} onClick={onReset}>
          {factorWords.reset}
        </TextButton>
      )}
    </div>
  );
}

function Acts({ person, changes, onRemove }: Omit<PersonEntryProps, 'name' | 'onReset'>) {
  const { name, blocked_at: blockedAt } = person;
  const isBlocked = blockedAt !== null;
  return (
    <div className={styles['texts']}>
      <TextButton
        aria-label={isBlocked ? words.letInOf(name) : words.blockOf(name)}
        aria-busy={changes.isBusy}
        onClick={() => void changes.block(person, !isBlocked)}
      >
        {isBlocked ? words.letIn : words.block}
      </TextButton>
      <TextButton aria-label={words.removeOf(name)} onClick={onRemove}>
        {words.remove}
      </TextButton>
    </div>
  );
}
