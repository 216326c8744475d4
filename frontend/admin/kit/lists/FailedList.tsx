import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './FailedList.module.css';

/** Quiet, because the toast was read out. */
export function FailedList({ sentence, retry }: { sentence: string; retry: () => void }) {
  return (
    <div className={styles['failed']}>
      <Notice kind="error" isQuiet>
        <strong>{sentence}</strong>
      </Notice>
      <Button line onClick={retry}>
        {admin.retry}
      </Button>
    </div>
  );
}
