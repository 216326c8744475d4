import { Link } from 'react-router-dom';
import type { Today } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { formatMomentShort } from '../enquiries/formatMomentShort.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import styles from './SideLists.module.css';

const words = admin.today;
const ADDRESSES = { post: 'edit-blog', project: 'edit-project' };

export function Drafts({ drafts }: { drafts: Today['drafts'] }) {
  if (drafts.total === 0) return null;
  return (
    <TitledSection title={words.drafts} note={drafts.total}>
      <ul className={styles['list']}>
        {drafts.data.map(({ kind, id, title, by, updated_at: at }) => (
          <li key={`${kind} ${id}`}>
            <Link to={`/${ADDRESSES[kind]}/${id}`}>{title || words.untitled}</Link>
            <p className="note num">
              {words.draftKinds[kind]}. {words.savedBy(by, formatMomentShort(at))}
            </p>
          </li>
        ))}
      </ul>
      {drafts.total > drafts.data.length && <p className="note">{words.shown(drafts.data.length)}</p>}
    </TitledSection>
  );
}
