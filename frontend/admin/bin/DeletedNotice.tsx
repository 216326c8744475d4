import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './DeletedNotice.module.css';

interface DeletedNoticeProps {
  entry: { id: number; title: string };
  path: string;
  isRestoring: boolean;
  onRestore: (id: number) => void;
}

/** Outlasts the toast, for those who need longer. */
export function DeletedNotice({ entry, path, isRestoring, onRestore }: DeletedNoticeProps) {
  return (
    <div className={styles['deleted']}>
      <Notice kind="ok">{admin.bin.deleted(entry.title)}</Notice>
      <Button line small isBusy={isRestoring} onClick={() => onRestore(entry.id)}>
        {admin.putBack}
      </Button>
      <Link to={path}>{admin.bin.open}</Link>
    </div>
  );
}
