import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from '../EditorFoot.module.css';
import { TextButton } from '../../kit/fields/TextButton.tsx';

export interface UnsentPicturesProps {
  names: string[];
  sendAgain: () => void;
}

/** Stays until the pictures are sent, or taken out of the text. */
export function UnsentPictures({ names, sendAgain }: UnsentPicturesProps) {
  if (names.length === 0) return null;
  const again = <TextButton onClick={sendAgain}>{admin.editor.sendAgain}</TextButton>;
  return (
    <div className={styles['unsent']}>
      <Notice kind="warn" action={again}>
        {admin.editor.unsent(names)}
      </Notice>
    </div>
  );
}
