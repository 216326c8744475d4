import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from '../copies/CopyOffer.module.css';
import type { UnsentFile } from '../pictures/UnsentFile.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';

const words = admin.library.left;

interface LeftFilesProps {
  left: readonly UnsentFile[];
  take: () => Promise<void>;
  drop: () => void;
}

/** Offers what an earlier page of this browser did not get sent. */
export function LeftFiles({ left, take, drop }: LeftFilesProps) {
  if (left.length === 0) return null;
  return (
    <div className={styles['offer']}>
      <Notice kind="warn">{words.title(left.map(({ file }) => file.name))}</Notice>
      <div className={styles['actions']}>
        <TextButton onClick={() => void take()}>{words.send(left.length)}</TextButton>
        <TextButton onClick={drop}>{words.drop(left.length)}</TextButton>
      </div>
    </div>
  );
}
