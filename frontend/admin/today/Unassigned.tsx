import { Link } from 'react-router-dom';
import type { Today } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { UnsentNote } from '../enquiries/UnsentNote.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { OwnerChoice } from './OwnerChoice.tsx';
import styles from './SideLists.module.css';

const words = admin.today;

/** Enquiries under way that nobody has taken. */
export function Unassigned({ list }: { list: Today['unassigned'] }) {
  if (list.total === 0) return null;
  return (
    <TitledSection title={words.unassigned} note={list.total}>
      <ul className={styles['list']}>
        {list.data.map((enquiry) => (
          <li key={enquiry.id}>
            <Link to={`/enquiries/${enquiry.id}`}>{enquiry.name}</Link> <UnsentNote enquiry={enquiry.id} />
            <OwnerChoice enquiry={enquiry} />
          </li>
        ))}
      </ul>
      {list.total > list.data.length && <p className="note">{words.shown(list.data.length)}</p>}
    </TitledSection>
  );
}
