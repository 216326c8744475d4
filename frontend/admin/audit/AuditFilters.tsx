import { useNavigate } from 'react-router-dom';
import { type AuditFilter, auditKinds, listAuditPeople } from '../../api/adminAudit.ts';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { ListTools } from '../kit/ListTools.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { auditAddress } from './auditAddress.ts';
import styles from './AuditFilters.module.css';

const words = admin.audit;

export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const { answer } = useAdminQuery({ key: ['audit people'], load: listAuditPeople });
  const navigate = useNavigate();
  const go = (change: Partial<AuditFilter>) => void navigate(auditAddress({ ...filter, ...change }));
  const names = new Set([...(answer?.data ?? []), filter.person]);
  const people = [...names].filter(Boolean).map((name) => [name, name]);
  const tabs = auditKinds.map((kind) => ({
    address: auditAddress({ ...filter, kind }),
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
          options={{ '': words.everybody, ...Object.fromEntries(people) }}
          onChoose={(person) => go({ person })}
        />
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            id={`audit-${end}`}
            type="date"
            label={words.ends[end]}
            value={filter[end]}
            onChange={({ target }) => go({ [end]: target.value })}
          />
        ))}
      </div>
    </ListTools>
  );
}
