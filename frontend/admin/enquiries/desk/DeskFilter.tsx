import { Link, useNavigate } from 'react-router-dom';
import type { EnquiryFilter } from '../../../api/adminEnquiries.ts';
import type { StaffMember } from '../../../api/wire.gen.ts';
import field from '../../../components/Field.module.css';
import { Icon } from '../../../components/Icon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { enquiriesAddress } from '../enquiriesAddress.ts';
import styles from './DeskFilter.module.css';
import { useStaff } from './useStaff.ts';

const words = admin.desk;

interface DeskFilterProps {
  filter: EnquiryFilter;
  /** Who has enquiries and may not sign in. */
  blocked?: readonly StaffMember[] | undefined;
}

/** Whose enquiries are listed, and whether only those with a next step. */
export function DeskFilter({ filter, blocked = [] }: DeskFilterProps) {
  const navigate = useNavigate();
  const staff = useStaff();
  const isOpen = filter.step === 'open';
  const owners = [
    ['', words.everybody],
    ['me', words.mine],
    ['none', words.nobody],
    ...staff.map(({ id, name }) => [id, name] as const),
    ...blocked.map(({ id, name }) => [id, words.blocked(name)] as const),
  ] as const;
  const isListed = owners.some(([owner]) => owner === filter.owner);
  return (
    <div className={styles['filter']}>
      <select
        className={field['input']}
        aria-label={words.filterOwner}
        value={filter.owner}
        onChange={({ target }) => void navigate(enquiriesAddress({ ...filter, owner: target.value }))}
      >
        {!isListed && <option value={filter.owner}>{words.somebodyElse}</option>}
        {owners.map(([owner, label]) => (
          <option key={owner} value={owner}>
            {label}
          </option>
        ))}
      </select>
      <Link
        to={enquiriesAddress({ ...filter, step: isOpen ? '' : 'open' })}
        aria-current={isOpen || undefined}
      >
        {isOpen && <Icon name="tick" />}
        {words.openSteps}
      </Link>
    </div>
  );
}
