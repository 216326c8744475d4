import { useState } from 'react';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import {
  type ChosenPictures,
  type PostDraft,
  type PresentPictures,
  differingFields,
  toFormData,
} from '../draft/postDraft.ts';
import { postKind } from '../draft/postKind.ts';
import type { EditorRef } from '../drafts/OpenEditor.ts';
import type { DraftPlace } from '../drafts/ServerDraft.ts';
import { useKeptText } from '../drafts/useKeptText.ts';
import { useHasLeft } from '../unsaved/useHasLeft.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { type SaveAct, useSaveActs } from '../writing/useSaveActs.ts';
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
}

interface PostFormOptions {
  id: string | undefined;
  initial: PostDraft;
  start: FormStart;
  editor: EditorRef<PostDraft>;
  present: PresentPictures | undefined;
  isUploading: boolean;
  onSaved: () => void;
}

export function usePostForm({ id, initial, start, editor, present, isUploading, onSaved }: PostFormOptions) {
  const { state, setMessages } = usePostFormState(start, id === undefined);
  const { draft, pictures, slugToSend } = state;
  const [idempotencyKey] = useState(newIdempotencyKey);
  const onStatus = (status: PostDraft['status']) => state.change('status', status);
  const stored = usePostStatus({ id, initial, version: start.version, onStatus });
  const hasFiles = Object.values(pictures).some(Boolean);
  const isUnsaved = hasFiles || differingFields(stored.saved, draft).length > 0;
  const { place, restoredFrom } = start;
  const { kept, forget } = useKeptText(
    postKind,
    { id: id ?? '', basedOn: stored.version, place, restoredFrom, editor },
    { draft, pictures, isChanged: isUnsaved },
  );
  const reportUnsaved = useReportUnsaved(isUnsaved || isUploading);
  const hasLeft = useHasLeft();
  const { save, isSaving, ...saving } = useSavePost({
    onSaved() {
      forget();
      if (hasLeft()) return;
      reportUnsaved(false);
      onSaved();
    },
    onRefused: setMessages,
  });
  const send = ({ id: as, version, status }: SaveAct) => {
    const sent = { draft: { ...draft, slug: slugToSend, status }, original: initial.description, pictures };
    const from = as === undefined ? { present } : {};
    save({ id: as, form: toFormData({ ...sent, ...from, version, restoredFrom }), idempotencyKey });
  };
  const isBusy = isSaving || isUploading;
  const acts = useSaveActs({ id, version: stored.version, status: draft.status, isBusy, send });
  return { ...stored, state, ...acts, isBusy, isSaving, ...saving, hasFiles, isUnsaved, kept };
}
