import { Link } from 'react-router-dom';
import type { AdminCard } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import styles from './DeletedNotice.module.css';

interface DeletedNoticeProps {
  post: AdminCard;
  isRestoring: boolean;
  onRestore: (id: number) => void;
}

/** Outlasts the toast, for those who need longer. */
export function DeletedNotice({ post, isRestoring, onRestore }: DeletedNoticeProps) {
  return (
    <div className={styles['deleted']}>
      <Notice kind="ok">{admin.bin.deleted(post.heading)}</Notice>
      <Button line small isBusy={isRestoring} onClick={() => onRestore(post.id)}>
        {admin.bin.putBack}
      </Button>
      <Link to="/bin">{admin.bin.open}</Link>
    </div>
  );
}
