import { FieldError } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { readingMinutes } from './countWords.ts';
import styles from './EditorFoot.module.css';
import { UnsentPictures, type UnsentPicturesProps } from './pictures/UnsentPictures.tsx';
import type { Uploads } from './pictures/uploads.ts';

interface EditorFootProps {
  words: number;
  uploads: Uploads;
  unsent: UnsentPicturesProps;
}

export function EditorFoot({ words, uploads, unsent }: EditorFootProps) {
  const { current, number, total, failures } = uploads;
  return (
    <div className={`${styles['foot']} note num`}>
      <span>{admin.editor.length(words, readingMinutes(words))}</span>
      <span>{admin.editor.linkKinds}</span>
      {current && (
        <label className={styles['upload']}>
          <span>{admin.editor.uploadOf(current.name, number, total)}</span>
          <progress value={current.progress} />
        </label>
      )}
      <output className={styles['waits']}>{current?.isWaiting && admin.uploadWaits}</output>
      {failures.map((failure, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <FieldError key={place} id={`editor-picture-${place}`} error={failure} />
      ))}
      <UnsentPictures {...unsent} />
    </div>
  );
}
