import { useState } from 'react';
import { ConflictDialog } from '../compare/ConflictDialog.tsx';
import { BlogFormContext } from './BlogFormContext.ts';
import type { BlogDraft, ChosenPictures, PresentPictures } from '../draft/blogDraft.ts';
import { FilesReminder, SaveFailure } from './FormNotices.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SearchSection } from './SearchSection.tsx';
import { TextSection } from './TextSection.tsx';
import { useBlogForm } from './useBlogForm.ts';
import { useHeldFiles } from './useHeldFiles.ts';
import styles from './BlogForm.module.css';

export interface BlogFormProps {
  title: string;
  /** Undefined while the blog is new. */
  id?: string;
  /** What the server has, and which version that is. */
  initial: BlogDraft;
  version?: number;
  start: FormStart;
  /** Paths of the pictures that the blog has now. */
  present?: PresentPictures;
  back: string;
  onSaved: () => void;
  /** Shows what the server has now instead. */
  onTakeTheirs?: () => void;
}

/** What the form begins with: the blog as it is, or what was written before and not saved. */
interface FormStart {
  draft: BlogDraft;
  version: number | undefined;
  /** What was chosen before. */
  pictures: ChosenPictures;
  /** Names of files that were chosen before and could not be kept. */
  missing: readonly string[];
  /** Makes the form begin anew. */
  key: string;
}

export function BlogForm({ title, id, initial, start, present, back, onSaved, onTakeTheirs }: BlogFormProps) {
  useHeldFiles();
  const [isUploading, setUploading] = useState(false);
  const { state, failure, submit, isSaving, progress, isUnsaved, copy, ...act } = useBlogForm({
    id,
    initial,
    start,
    isWaiting: isUploading,
    onSaved,
  });
  return (
    <BlogFormContext value={state}>
      <form aria-labelledby="form-title" noValidate onSubmit={submit}>
        <SaveBar {...{ title, back, isSaving, progress, isUnsaved, copy }} isWaiting={isUploading} />
        {/* What is typed while a save is under way would not be in it. */}
        <div className={styles['columns']} inert={isSaving}>
          {failure && !failure.conflict && <SaveFailure failure={failure} onSaveAsNew={act.onSaveAsNew} />}
          {failure?.conflict && (
            <ConflictDialog {...failure.conflict} mine={state.draft} {...act} onTakeTheirs={onTakeTheirs} />
          )}
          {start.missing.length > 0 && <FilesReminder files={start.missing} />}
          <div className={styles['main']}>
            <TextSection
              html={start.draft.description}
              keepsBlank={id !== undefined}
              onUploading={setUploading}
            />
            <SearchSection present={present} />
          </div>
          <div className={styles['side']}>
            <PlaceSection id={id} saved={initial} isUnsaved={isUnsaved} />
            <PictureSection present={present} />
          </div>
        </div>
      </form>
    </BlogFormContext>
  );
}
