import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AuditFilter, auditKinds, listAuditPeople } from '../../api/adminAudit.ts';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { auditAddress } from './auditAddress.ts';
import styles from './AuditFilters.module.css';

const words = admin.audit;

export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const { answer } = useAdminQuery({ key: ['audit people'], load: listAuditPeople });
  const navigate = useNavigate();
  const go = (change: Partial<AuditFilter>) => void navigate(auditAddress({ ...filter, ...change }));
  const people = optionsOf(words.everybody, answer?.data, filter.person);
  const acts = optionsOf(words.everything, answer?.actions[filter.kind].toSorted(), filter.action);
  const tabs = auditKinds.map((kind) => ({
    address: auditAddress({ ...filter, kind, action: '' }),
    label: words.kinds[kind],
    isCurrent: kind === filter.kind,
  }));
  return (
    <ListTools label={words.show} tabs={tabs}>
      <div className={styles['filters']}>
        <SelectField
          id="audit-person"
          label={words.person}
          value={filter.person}
          options={people}
          onChoose={(person) => go({ person })}
        />
        <SelectField
          id="audit-action"
          label={words.what}
          value={filter.action}
          options={acts}
          onChoose={(action) => go({ action })}
        />
        <Days filter={filter} go={go} />
      </div>
    </ListTools>
  );
}

function Days({ filter, go }: { filter: AuditFilter; go: (change: Partial<AuditFilter>) => void }) {
  return (['from', 'until'] as const).map((end) => (
    <Day key={end} end={end} day={filter[end]} onChoose={(day) => go({ [end]: day })} />
  ));
}

interface DayProps {
  end: 'from' | 'until';
  day: string;
  onChoose: (day: string) => void;
}

function Day({ end, day, onChoose }: DayProps) {
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    setTyped(day);
  }
  const type = (value: string) => {
    setTyped(value);
    // A year that is being typed begins with noughts.
    if (value === '' || value >= '1000') onChoose(value);
  };
  return (
    <TextField
      id={`audit-${end}`}
      type="date"
      label={words.ends[end]}
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  );
}

/** What an address asks for is offered before the lists are here, too. */
function optionsOf(all: string, names: readonly string[] = [], chosen: string): [string, string][] {
  const named = [...new Set([...names, chosen])].filter(Boolean);
  return [['', all], ...named.map((name): [string, string] => [name, name])];
}
