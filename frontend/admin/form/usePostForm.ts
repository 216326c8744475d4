import { useMemo } from 'react';
import type { AdminPost } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import {
  type ChosenPictures,
  type PostDraft,
  type PresentPictures,
  differingFields,
  toFormData,
} from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { unsentFilesIn, unsentIn } from '../draft/keepUnsent.ts';
import type { EditorRef } from '../drafts/OpenEditor.ts';
import type { DraftPlace } from '../drafts/ServerDraft.ts';
import { isSafe } from '../drafts/keptWords.ts';
import { useKeptText } from '../drafts/useKeptText.ts';
import { sentStatus } from '../writing/sentStatus.ts';
import { useHasLeft } from '../unsaved/useHasLeft.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { sayStored } from '../writing/sayStored.ts';
import { type SentAct, useSaveActs } from '../writing/useSaveActs.ts';
import { useSaveKey } from '../writing/useSaveKey.ts';
import type { PostFormState } from './PostFormContext.ts';
import { meetTheirs } from './meetTheirs.ts';
import { usePostStatus } from './usePostStatus.ts';
import { usePostFormState } from './usePostFormState.ts';
import { useSavePost } from './useSavePost.ts';

/** The stored post, a local copy, a draft of the server or a version that is put back. */
export interface FormStart {
  draft: PostDraft;
  version: number | undefined;
  pictures: ChosenPictures;
  /** Of the draft that is carried on with. */
  place?: DraftPlace | undefined;
  restoredFrom?: number | undefined;
  saveKey?: string | undefined;
}

interface PostFormOptions {
  id: string | undefined;
  initial: PostDraft;
  start: FormStart;
  editor: EditorRef<PostDraft>;
  present: PresentPictures | undefined;
  isUploading: boolean;
  onSaved: () => void;
  /** Saved, while the form stays open for pictures that wait. */
  onStay: (post: AdminPost) => void;
}

type StoredText = Pick<ReturnType<typeof usePostStatus>, 'saved' | 'version'>;

export function usePostForm({ id, initial, start, editor, present, isUploading, ...done }: PostFormOptions) {
  const { state, shown, ...form } = usePostFormState({ ...start, present }, id === undefined);
  const saveKey = useSaveKey(start.saveKey);
  const { takeStored, ...stored } = usePostStatus({ id, initial, version: start.version, state });
  const edited = { ...start, id: id ?? '', basedOn: stored.version, ...saveKey.kept, editor };
  const { forget, ...unsaved } = useUnsavedPost(edited, state, stored.saved);
  const reportSaved = useReportUnsaved(unsaved.isUnsaved || isUploading, isSafe(unsaved.kept));
  const hasLeft = useHasLeft();
  const goOnFrom = (post: AdminPost) => {
    takeStored(post);
    done.onStay(post);
  };
  const stay = (post: AdminPost, typed: (keyof PostDraft)[]) => {
    sayStored(typed.length > 0 ? admin.form.sentMeanwhile : admin.form.stillSending);
    form.takeSaved(post, typed);
    saveKey.renew();
    goOnFrom(post);
  };
  const { save, ...saving } = useSavePost({
    onSaved(post, sent) {
      const { typed, isWhole } = restOf(state, sent);
      if (isWhole || !hasLeft()) forget();
      if (hasLeft()) return undefined;
      if (!isWhole) return stay(post, typed);
      reportSaved();
      return done.onSaved();
    },
    fields: form.fields,
    saveKey,
  });
  const send = (act: SentAct<PostDraft>) => save(toSend(state, stored, act, { ...start, present }));
  const isBusy = saving.isSaving || isUploading || stored.isChangingStatus;
  const acts = useSaveActs({ ...stored, id, status: state.draft.status, isBusy, isUploading, send });
  const conflict = meetTheirs({ ...stored, id, state, ...acts }, (post, next) => {
    if (id === `${post.id}`) goOnFrom(post);
    form.replace(next, post);
  });
  return { ...stored, ...unsaved, state, shown, ...acts, conflict, ...saving, isBusy };
}

type Sent = Pick<Parameters<typeof toFormData>[0], 'restoredFrom' | 'present'>;

function toSend(
  { draft, slugToSend, pictures }: PostFormState,
  stored: StoredText,
  { id, version, status, draft: other }: SentAct<PostDraft>,
  { restoredFrom, present }: Sent,
) {
  const sent = { ...(other ?? { ...draft, slug: slugToSend }), status };
  const original = blankText(stored, id, version);
  const own = { version, restoredFrom, ...(id === undefined && !other && { present }) };
  return { id, draft: sent, form: toFormData({ draft: sent, original, pictures, ...own }) };
}

/** @returns what the save does not have: `typed` since it was sent, or pictures that wait */
function restOf({ draft, slugToSend }: Pick<PostFormState, 'draft' | 'slugToSend'>, sent: PostDraft) {
  const typed = differingFields({ ...draft, slug: slugToSend, ...sentStatus(draft, sent) }, sent);
  return { typed, isWhole: typed.length === 0 && unsentIn(draft.description).length === 0 };
}

/** @returns what a blank editor is sent as: over what a colleague has written meanwhile nothing, which leaves it */
function blankText({ saved, version }: StoredText, as: string | undefined, over: number | undefined): string {
  return as !== undefined && over !== version ? '' : saved.description;
}

/** What is kept of it has the files that stand in its text until they are sent. */
function useUnsavedPost(
  edited: Parameters<typeof useKeptText<PostDraft>>[1],
  { draft, pictures }: Pick<PostFormState, 'draft' | 'pictures'>,
  saved: PostDraft,
) {
  const hasFiles = Object.values(pictures).some(Boolean);
  const isUnsaved = hasFiles || differingFields(saved, draft).length > 0;
  const unsent = useMemo(() => unsentFilesIn(draft.description), [draft.description]);
  const text = useKeptText(postDraftKind, edited, { draft, pictures, unsent, isChanged: isUnsaved });
  return { ...text, hasFiles, isUnsaved };
}
