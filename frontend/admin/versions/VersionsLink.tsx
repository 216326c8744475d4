import { Link } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import styles from './VersionsLink.module.css';

interface VersionsLinkProps {
  kind: Pick<DraftKind<unknown>, 'editAddress'>;
  id: string;
}

export function VersionsLink({ kind, id }: VersionsLinkProps) {
  return (
    <p>
      <Link className={styles['link']} to={`${kind.editAddress(id)}/versions`}>
        {admin.versions.title}
      </Link>
    </p>
  );
}
