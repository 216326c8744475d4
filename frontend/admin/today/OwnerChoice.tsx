import { toast } from 'react-hot-toast/headless';
import field from '../../components/Field.module.css';
import { admin } from '../../content/admin/admin.ts';
import { useStaff } from '../enquiries/desk/useStaff.ts';
import { useSavedList } from '../kit/lists/useSavedList.ts';
import styles from './CallRow.module.css';
import { useDeskChange } from './useDeskChange.ts';

const words = admin.today;
const { nobody, owner: label } = admin.desk;

interface OwnerChoiceProps {
  enquiry: { id: string; name: string; owner?: { id: string; name: string } | null };
}

/** Saves when it is changed. */
export function OwnerChoice({ enquiry: { id, name, owner = null } }: OwnerChoiceProps) {
  const staff = useStaff();
  const { run, isBusy } = useDeskChange(words.ownerFailed);
  const options = owner && staff.every((one) => one.id !== owner.id) ? [owner, ...staff] : staff;
  const choose = async (chosen: string) => {
    const change = { id, fields: { owner_id: chosen || null }, from: { owner_id: owner?.id ?? null } };
    const saved = await run(change);
    if (saved) toast.success(words.ownerSaved(saved.owner?.name ?? nobody));
  };
  const saved = useSavedList(owner?.id ?? '', (chosen) => void choose(chosen));
  return (
    <label className={styles['owner']}>
      <span>{label}</span>
      <select className={field['input']} aria-label={words.ownerOf(name)} aria-busy={isBusy} {...saved}>
        <option value="">{nobody}</option>
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
