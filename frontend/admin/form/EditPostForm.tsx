import { useState } from 'react';
import { ConflictDialog } from '../compare/ConflictDialog.tsx';
import { readAdminPost } from '../../api/adminPosts.ts';
import {
  type ChosenPictures,
  type PostDraft,
  type PresentPictures,
  toPostDraft,
} from '../draft/postDraft.ts';
import { admin } from '../../content/admin.ts';
import { postKind } from '../draft/postKind.ts';
import { FilesReminder } from './FilesReminder.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PostFormContext } from './PostFormContext.ts';
import { FormColumns } from '../writing/FormColumns.tsx';
import { SaveBar } from '../writing/SaveBar.tsx';
import { SaveFailure } from '../writing/SaveFailure.tsx';
import { SearchSection } from './SearchSection.tsx';
import { TextSection } from './TextSection.tsx';
import { usePostForm } from './usePostForm.ts';
import { usePreventFileDrop } from '../writing/usePreventFileDrop.ts';

export interface EditPostFormProps {
  title: string;
  /** Undefined while the post is new. */
  id?: string;
  /** What the server has, and which version that is. */
  initial: PostDraft;
  version?: number;
  start: FormStart;
  present?: PresentPictures;
  back: string;
  onSaved: () => void;
  onTakeTheirs?: () => void;
}

/** The stored post, or a local copy. */
interface FormStart {
  draft: PostDraft;
  version: number | undefined;
  pictures: ChosenPictures;
  /** Files of the copy that this browser had no room for. */
  missing: readonly string[];
  /** Remounts the form. */
  key: string;
}

export function EditPostForm({
  title,
  id,
  initial,
  start,
  present,
  back,
  onSaved,
  onTakeTheirs,
}: EditPostFormProps) {
  usePreventFileDrop();
  const [isUploading, setUploading] = useState(false);
  const form = usePostForm({ id, initial, start, isUploading, onSaved });
  const { state, hasFiles, isSaving, isUnsaved, status, copy } = form;
  return (
    <PostFormContext value={state}>
      <form aria-labelledby="form-title" noValidate onSubmit={form.submit}>
        <SaveBar
          backLabel={admin.form.cancel}
          {...{ hasFiles, title, back, isSaving, isUploading, isUnsaved, status, copy }}
        />
        <FormColumns
          isInert={isSaving}
          notices={<Notices {...{ form, onTakeTheirs }} missing={start.missing} />}
          main={<Main {...{ id, start, present }} onUploading={setUploading} />}
          side={
            <>
              <PlaceSection id={id} saved={initial} isUnsaved={isUnsaved} />
              <PictureSection present={present} />
            </>
          }
        />
      </form>
    </PostFormContext>
  );
}

type MainProps = Pick<EditPostFormProps, 'id' | 'start' | 'present'> & {
  onUploading: (isUploading: boolean) => void;
};

function Main({ id, start, present, onUploading }: MainProps) {
  return (
    <>
      <TextSection html={start.draft.description} keepsBlank={id !== undefined} onUploading={onUploading} />
      <SearchSection present={present} />
    </>
  );
}

async function readSaved(token: string, id: string, signal: AbortSignal) {
  const post = await readAdminPost(token, id, signal);
  return { version: post.version, draft: toPostDraft(post) };
}

function Notices({ missing, ...problem }: ProblemProps & { missing: readonly string[] }) {
  return (
    <>
      <Problem {...problem} />
      {missing.length > 0 && <FilesReminder files={missing} />}
    </>
  );
}

interface ProblemProps {
  form: ReturnType<typeof usePostForm>;
  onTakeTheirs: EditPostFormProps['onTakeTheirs'];
}

function Problem({ form: { problem, ...form }, onTakeTheirs }: ProblemProps) {
  if (!problem) return null;
  if (!problem.conflict) return <SaveFailure problem={problem} noun="blog" onSaveAsNew={form.saveAsNew} />;
  return (
    <ConflictDialog
      kind={postKind}
      read={readSaved}
      {...problem.conflict}
      mine={form.state.draft}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={form.saveOver}
      onClose={form.dismissProblem}
    />
  );
}
