import { FieldError } from '../../components/Field.tsx';
import { admin } from '../../content/admin.ts';
import { readingMinutes } from '../form/textCounts.ts';
import styles from './EditorFoot.module.css';
import type { UploadUnderWay } from './useUpload.ts';

interface EditorFootProps {
  words: number;
  underWay: readonly UploadUnderWay[];
  failure: string | undefined;
}

export function EditorFoot({ words, underWay, failure }: EditorFootProps) {
  return (
    <div className={`${styles['foot']} note num`}>
      <span>{admin.editor.length(words, readingMinutes(words))}</span>
      <span>{admin.editor.linkKinds}</span>
      {underWay.map(({ key, name, part }) => (
        <label key={key} className={styles['upload']}>
          <span>{name}</span>
          <progress value={part} />
        </label>
      ))}
      <FieldError id="editor-picture" error={failure} />
    </div>
  );
}
