import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import styles from './FailedList.module.css';

export function FailedList({ retry }: { retry: () => void }) {
  return (
    <div className={styles['failed']}>
      <Notice kind="error">
        <strong>{admin.toasts.listError}</strong>
      </Notice>
      <Button line onClick={retry}>
        {admin.retry}
      </Button>
    </div>
  );
}
