import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { useLocalCopy } from '../copies/useLocalCopy.ts';
import { useSayUnsaved } from '../leave/useSayUnsaved.ts';
import { type BlogDraft, type ChosenPictures, differingFields, formOf } from './blogDraft.ts';
import { useBlogFormState } from './useBlogFormState.ts';
import { type SaveProblem, useSaveBlog } from './useSaveBlog.ts';

interface BlogFormStart {
  /** Undefined while the blog is new. */
  id: string | undefined;
  /** What the server has. */
  initial: BlogDraft;
  start: { draft: BlogDraft; pictures: ChosenPictures; version: number | undefined };
  /** A picture is still on its way into the text. */
  isWaiting: boolean;
  onSaved: () => void;
}

/** The fields, their copy in this browser, and what pressing Save does with them. */
export function useBlogForm({ id, initial, start, isWaiting, onSaved }: BlogFormStart) {
  const { state, setMessages, slugToSend } = useBlogFormState(start, id === undefined);
  const { draft, pictures } = state;
  const [key] = useState(newIdempotencyKey);
  const { save, progress } = useSaveBlog(key);
  const [failure, setFailure] = useState<SaveProblem>();
  const hasFiles = Object.values(pictures).some(Boolean);
  const isUnsaved = hasFiles || differingFields(initial, draft).length > 0;
  const { copy, forget } = useLocalCopy(
    { blog: id ?? '', basedOn: start.version },
    { draft, pictures, isChanged: isUnsaved },
  );
  const say = useSayUnsaved(isUnsaved || isWaiting);

  async function send(as = { id, version: start.version }) {
    setFailure(undefined);
    const sent = { ...draft, slug: slugToSend };
    const form = { draft: sent, original: initial.description, pictures, version: as.version };
    const problem = await save(formOf(form), as.id);
    if (problem) {
      setMessages(problem.messages);
      setFailure(problem);
      return;
    }
    forget();
    say(false);
    onSaved();
  }
  const isSaving = progress !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && !isWaiting) void send();
  };
  const onClose = () => setFailure(undefined);
  const onKeepMine = (version: number) => void send({ id, version });
  const onSaveAsNew = () => void send({ id: undefined, version: undefined });
  return { state, failure, submit, onKeepMine, onSaveAsNew, onClose, isSaving, progress, isUnsaved, copy };
}
