import { type ReactNode, useState } from 'react';
import { ConflictDialog } from '../compare/ConflictDialog.tsx';
import type { AdminPost } from '../../api/wire.gen.ts';
import { type PostDraft, type PresentPictures, picturesAfter } from '../draft/postDraft.ts';
import { admin } from '../../content/admin/admin.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { PostCheck } from './PostCheck.tsx';
import { usePublishing } from '../check/usePublishing.ts';
import type { EditorRef } from '../drafts/OpenEditor.ts';
import { FilesReminder } from '../copies/FilesReminder.tsx';
import { Presence } from '../presence/Presence.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PostFormContext } from './PostFormContext.ts';
import { FormColumns } from '../writing/FormColumns.tsx';
import { SaveBar } from '../writing/SaveBar.tsx';
import { SaveFailure } from '../writing/SaveFailure.tsx';
import { WritingForm } from '../writing/WritingForm.tsx';
import { SearchSection } from './SearchSection.tsx';
import { TextSection } from './TextSection.tsx';
import { type FormStart, usePostForm } from './usePostForm.ts';
import { usePreventFileDrop } from '../kit/fields/usePreventFileDrop.ts';

export interface EditPostFormProps {
  /** Undefined while the post is new. */
  id?: string;
  /** What the server has, and which version that is. */
  initial: PostDraft;
  version?: number;
  start: FormStart & OpenedForm;
  /** Below the bar, so that Save stands still when they come and go. */
  offers: ReactNode;
  editor: EditorRef<PostDraft>;
  present?: PresentPictures;
  back: string;
  onSaved: () => void;
  onStay: (post: AdminPost) => void;
  onTakeTheirs?: () => void;
}

interface OpenedForm {
  /** Files of the copy that this browser had no room for. */
  missing: readonly string[];
  /** Remounts the form. */
  key: string;
}

export function EditPostForm({
  id,
  initial,
  start,
  offers,
  editor,
  present: stored,
  back,
  onSaved,
  onStay,
  onTakeTheirs,
}: EditPostFormProps) {
  usePreventFileDrop();
  const [isUploading, setUploading] = useState(false);
  const form = usePostForm({ id, initial, start, editor, present: stored, isUploading, onSaved, onStay });
  const present = picturesAfter(form.state.draft, stored);
  const { state, hasFiles, isSaving, isBusy, isUnsaved, status, kept } = form;
  const { panel, publishing, button } = usePostPublishing(form);
  const title = id === undefined ? admin.form.addTitle : admin.form.editTitle;
  return (
    <PostFormContext value={state}>
      <WritingForm>
        <SaveBar
          backLabel={admin.form.cancel}
          {...{ hasFiles, title, back, isSaving, isBusy, isUnsaved, status, kept }}
          publishing={{ ...button, whenOff: form.sayWait }}
        />
        {offers}
        <FormColumns
          isInert={isSaving}
          panel={panel.isOpen && <PostCheck {...{ id, panel, present, publishing }} />}
          isGoing={panel.going !== undefined}
          notices={<Notices {...{ id, form, onTakeTheirs }} missing={start.missing} />}
          main={<Main {...{ id, start, present }} shown={form.shown} onUploading={setUploading} />}
          side={<Side {...{ id, form, present }} />}
        />
      </WritingForm>
    </PostFormContext>
  );
}

function usePostPublishing({ state: { draft }, ...form }: ReturnType<typeof usePostForm>) {
  return usePublishing({ ...form, draft });
}

type SideProps = Pick<EditPostFormProps, 'id' | 'present'> & { form: ReturnType<typeof usePostForm> };

function Side({ id, form: { saved, isOnSite, isUnsaved, unpublish }, present }: SideProps) {
  return (
    <>
      <PlaceSection id={id} {...{ saved, isOnSite, isUnsaved }} onUnpublish={unpublish} />
      <PictureSection present={present} />
    </>
  );
}

type MainProps = Pick<EditPostFormProps, 'id' | 'start' | 'present'> & {
  shown: ReturnType<typeof usePostForm>['shown'];
  onUploading: (isUploading: boolean) => void;
};

function Main({ id, start, present, shown, onUploading }: MainProps) {
  return (
    <>
      <TextSection
        shown={shown}
        keepsBlank={id !== undefined && start.restoredFrom === undefined}
        onUploading={onUploading}
      />
      <SearchSection present={present} />
    </>
  );
}

type NoticesProps = ProblemProps & { id: string | undefined; missing: readonly string[] };

function Notices({ id = '', missing, ...problem }: NoticesProps) {
  return (
    <>
      <Presence noun="blog" id={id} draft={problem.form.state.draft} />
      <Problem {...problem} />
      <FilesReminder files={missing} />
    </>
  );
}

interface ProblemProps {
  form: ReturnType<typeof usePostForm>;
  onTakeTheirs: EditPostFormProps['onTakeTheirs'];
}

function Problem({ form: { problem, ...form }, onTakeTheirs }: ProblemProps) {
  if (!problem) return null;
  if (!problem.conflict)
    return <SaveFailure problem={problem} onSaveAsNew={form.saveAsNew} onRetry={form.retry} />;
  return (
    <ConflictDialog
      kind={postDraftKind}
      {...problem.conflict}
      {...form.conflict}
      onTakeTheirs={onTakeTheirs}
      onClose={form.dismissProblem}
    />
  );
}
