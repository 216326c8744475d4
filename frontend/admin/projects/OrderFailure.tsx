import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './OrderFailure.module.css';

const words = admin.projects;

interface OrderFailureProps {
  /** Why, in a sentence. */
  failure: string;
  /** Undefined when the wished order is given up. */
  onAgain: (() => void) | undefined;
}

/** Stays until the order is saved. */
export function OrderFailure({ failure, onAgain }: OrderFailureProps) {
  return (
    <div className={styles['failure']}>
      <Notice kind="error">
        <strong>{words.orderFailed}</strong> {failure} {onAgain && words.orderWished}
      </Notice>
      {onAgain && (
        <Button line small onClick={onAgain}>
          {admin.retry}
        </Button>
      )}
    </div>
  );
}
