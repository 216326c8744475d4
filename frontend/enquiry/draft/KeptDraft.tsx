import { failedEnquiry } from '../../content/failedEnquiry.ts';
import styles from '../waiting/Fallbacks.module.css';

const words = failedEnquiry.draft;

interface KeptDraftProps {
  isKept: boolean;
  clear: () => void;
  /** While it was cleared last. */
  putBack: (() => void) | undefined;
  isInert: boolean;
}

/** Somebody else may use the device next. */
export function KeptDraft({ isKept, clear, putBack, isInert }: KeptDraftProps) {
  if (!isKept && !putBack) return null;
  return (
    <p className={`note ${styles['draft']}`} inert={isInert}>
      <span aria-live="polite">{putBack ? words.cleared : words.kept}</span>{' '}
      <button className={styles['act']} type="button" onClick={putBack ?? clear}>
        {putBack ? words.putBack : words.clear}
      </button>
    </p>
  );
}
