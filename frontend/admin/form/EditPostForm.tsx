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
import { CameAlong } from '../writing/CameAlong.tsx';
import { FormColumns } from '../writing/FormColumns.tsx';
import { SaveBar } from '../writing/SaveBar.tsx';
import { SaveFailure } from '../writing/SaveFailure.tsx';
import { WritingForm } from '../writing/WritingForm.tsx';
import { SearchSection } from './SearchSection.tsx';
import { TextSection } from './TextSection.tsx';
import type { FormStart } from './FormStart.ts';
import { usePostForm } from './usePostForm.ts';
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
}

interface OpenedForm {
  /** Files of the copy that this browser had no room for. */
  missing: readonly string[];
  /** Remounts the form. */
  key: string;
}

export function EditPostForm({ start, offers, present: stored, back, ...options }: EditPostFormProps) {
  usePreventFileDrop();
  const [isUploading, setUploading] = useState(false);
  const { id } = options;
  const form = usePostForm({ ...options, id, start, present: stored, isUploading });
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
          notices={<Notices {...{ id, form }} missing={start.missing} />}
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

function Main({ id, start, shown, present, onUploading }: MainProps) {
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

interface NoticesProps {
  id: string | undefined;
  form: ReturnType<typeof usePostForm>;
  missing: readonly string[];
}

function Notices({ id = '', form, missing }: NoticesProps) {
  return (
    <>
      <Presence noun="blog" id={id} draft={form.state.draft} />
      <CameAlong noun="blog" came={form.came} />
      <Problem {...form} />
      <FilesReminder files={missing} />
    </>
  );
}

function Problem({ problem, ...form }: ReturnType<typeof usePostForm>) {
  if (!problem) return null;
  if (!problem.conflict)
    return <SaveFailure problem={problem} onSaveAsNew={form.saveAsNew} onRetry={form.retry} />;
  return (
    <ConflictDialog
      kind={postDraftKind}
      {...problem.conflict}
      {...form.conflict}
      onTakeTheirs={form.takeTheirs}
      onKeepMine={form.saveOver}
      onClose={form.dismissProblem}
    />
  );
}
