import { useState } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from '../copies/CopyOffer.module.css';
import type { DraftKind } from '../draft/DraftKind.ts';
import { VersionsLink } from './VersionsLink.tsx';
import { versionSubject } from './versionTime.ts';

interface RestoredNoticeProps {
  kind: Pick<DraftKind<unknown>, 'editAddress'>;
  id: string;
  savedAt: string;
}

export function RestoredNotice({ kind, id, savedAt }: RestoredNoticeProps) {
  const [version] = useState(() => versionSubject(savedAt, new Date().toISOString()));
  return (
    <div className={`${styles['offer']} ${styles['ok']}`}>
      <Notice kind="ok">
        <strong>{admin.versions.restored(version)}</strong> {admin.versions.restoredHelp}
      </Notice>
      <div className={styles['actions']}>
        <VersionsLink kind={kind} id={id} />
      </div>
    </div>
  );
}
