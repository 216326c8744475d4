import { useState } from 'react';
import { BlogFormContext } from './BlogFormContext.ts';
import type { BlogDraft, PictureName } from './blogDraft.ts';
import { FilesReminder, SaveFailure } from './FormNotices.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SearchSection } from './SearchSection.tsx';
import { TextSection } from './TextSection.tsx';
import { useBlogForm } from './useBlogForm.ts';
import styles from './BlogForm.module.css';

export interface BlogFormProps {
  title: string;
  /** Undefined while the blog is new. */
  id?: string;
  /** What the server has. */
  initial: BlogDraft;
  /** What the form begins with, and names of pictures that were chosen for it before; `key` makes it begin anew. */
  start: { draft: BlogDraft; files: readonly string[]; key: string };
  /** Paths of the pictures that the blog has now. */
  present?: Record<PictureName, string>;
  back: string;
  onSaved: () => void;
}

export function BlogForm({ title, id, initial, start, present, back, onSaved }: BlogFormProps) {
  const [isUploading, setUploading] = useState(false);
  const { state, failure, form, submit, isSaving, isUnsaved, copy } = useBlogForm({
    id,
    initial,
    start: start.draft,
    onSaved,
  });
  return (
    <BlogFormContext value={state}>
      <form ref={form} aria-labelledby="form-title" noValidate onSubmit={submit}>
        <SaveBar
          title={title}
          back={back}
          isSaving={isSaving}
          isWaiting={isUploading}
          isUnsaved={isUnsaved}
          copy={copy}
        />
        <div className={styles['columns']}>
          {failure && <SaveFailure failure={failure} />}
          {start.files.length > 0 && <FilesReminder files={start.files} />}
          <div className={styles['main']}>
            <TextSection
              html={start.draft.description}
              keepsBlank={id !== undefined}
              onUploading={setUploading}
            />
            <SearchSection />
          </div>
          <div className={styles['side']}>
            <PlaceSection published={id && `/blog/${initial.slug}`} />
            <PictureSection present={present} />
          </div>
        </div>
      </form>
    </BlogFormContext>
  );
}
