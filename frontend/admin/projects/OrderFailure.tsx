import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './OrderFailure.module.css';

const words = admin.projects;

/** Stays until the order is saved. @param failure why, in a sentence; '' when the server could not be reached */
export function OrderFailure({ failure, onAgain }: { failure: string; onAgain: () => void }) {
  return (
    <div className={styles['failure']}>
      <Notice kind="error">
        <strong>{words.orderFailed}</strong> {failure} {words.orderWished}
      </Notice>
      <Button line small onClick={onAgain}>
        {admin.retry}
      </Button>
    </div>
  );
}
