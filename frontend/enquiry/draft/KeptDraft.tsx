import { failedEnquiry } from '../../content/failedEnquiry.ts';
import styles from '../waiting/Fallbacks.module.css';

const words = failedEnquiry.draft;

/** Somebody else may use the device next. */
export function KeptDraft({ clear, isInert }: { clear: () => void; isInert: boolean }) {
  return (
    <p className={`note ${styles['draft']}`} inert={isInert}>
      {words.kept}{' '}
      <button className={styles['act']} type="button" onClick={clear}>
        {words.clear}
      </button>
    </p>
  );
}
