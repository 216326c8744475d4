import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from '../copies/CopyOffer.module.css';
import { usePassFocus } from '../kit/usePassFocus.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';

interface LeftWordsProps {
  alt: string;
  onUse: () => void;
  onDrop: () => void;
}

/** What was typed here and could not be saved before somebody else wrote. */
export function LeftWords({ alt, onUse, onDrop }: LeftWordsProps) {
  const box = usePassFocus<HTMLDivElement>('picture-alt');
  return (
    <div ref={box} className={styles['offer']}>
      <Notice kind="warn">{admin.library.leftAlt(alt)}</Notice>
      <div className={styles['actions']}>
        <TextButton onClick={onUse}>{admin.library.takeLeftAlt}</TextButton>
        <TextButton onClick={onDrop}>{admin.drafts.drop}</TextButton>
      </div>
    </div>
  );
}
