import { FieldError } from '../../components/Field.tsx';
import { admin } from '../../content/admin.ts';
import { readingMinutes } from '../form/textCounts.ts';
import styles from './EditorFoot.module.css';

export function EditorFoot({
  words,
  isUploading,
  failure,
}: {
  words: number;
  isUploading: boolean;
  failure: string | undefined;
}) {
  return (
    <div className={`${styles['foot']} note num`}>
      <span>{admin.editor.length(words, readingMinutes(words))}</span>
      <output>{isUploading && admin.editor.uploading}</output>
      <FieldError id="editor-picture" error={failure} />
      <span>{admin.editor.linkKinds}</span>
    </div>
  );
}
