import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { useLocalCopy } from '../copies/useLocalCopy.ts';
import { type ChosenPictures, type PostDraft, differingFields, toFormData } from '../draft/postDraft.ts';
import { postKind } from '../draft/postKind.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { usePostFormState } from './usePostFormState.ts';
import { useSavePost } from './useSavePost.ts';

interface PostFormOptions {
  id: string | undefined;
  initial: PostDraft;
  start: { draft: PostDraft; pictures: ChosenPictures; version: number | undefined };
  isUploading: boolean;
  onSaved: () => void;
}

export function usePostForm({ id, initial, start, isUploading, onSaved }: PostFormOptions) {
  const { state, setMessages, slugToSend } = usePostFormState(start, id === undefined);
  const { draft, pictures } = state;
  const [idempotencyKey] = useState(newIdempotencyKey);
  const hasFiles = Object.values(pictures).some(Boolean);
  const isUnsaved = hasFiles || differingFields(initial, draft).length > 0;
  const { copy, forget } = useLocalCopy(
    postKind,
    { id: id ?? '', basedOn: start.version },
    { draft, pictures, isChanged: isUnsaved },
  );
  const reportUnsaved = useReportUnsaved(isUnsaved || isUploading);
  const { save, isSaving, ...saving } = useSavePost({
    onSaved() {
      forget();
      reportUnsaved(false);
      onSaved();
    },
    onRefused: setMessages,
  });
  const send = (as: { id: string | undefined; version: number | undefined }) => {
    const sent = { draft: { ...draft, slug: slugToSend }, original: initial.description, pictures };
    save({ id: as.id, form: toFormData({ ...sent, version: as.version }), idempotencyKey });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && !isUploading) send({ id, version: start.version });
  };
  const saveOver = (version: number) => send({ id, version });
  const saveAsNew = () => send({ id: undefined, version: undefined });
  return { state, submit, saveOver, saveAsNew, isSaving, ...saving, hasFiles, isUnsaved, copy };
}
