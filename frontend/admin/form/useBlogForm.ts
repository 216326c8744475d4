import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalCopy } from '../copies/useLocalCopy.ts';
import { useUnsaved } from '../leave/unsavedStore.ts';
import { type BlogDraft, differingFields, formOf } from './blogDraft.ts';
import { useBlogFormState } from './useBlogFormState.ts';
import { type SaveProblem, useSaveBlog } from './useSaveBlog.ts';

interface BlogFormStart {
  /** Undefined while the blog is new. */
  id: string | undefined;
  /** What the server has. */
  initial: BlogDraft;
  start: { draft: BlogDraft; version: number | undefined };
  onSaved: () => void;
}

/** The fields, their copy in this browser, and what pressing Save does with them. */
export function useBlogForm({ id, initial, start, onSaved }: BlogFormStart) {
  const form = useRef<HTMLFormElement>(null);
  const { state, setMessages, slugToSend } = useBlogFormState(start.draft, id === undefined);
  const { draft, pictures } = state;
  const { save, isSaving } = useSaveBlog(id);
  const [failure, setFailure] = useState<SaveProblem>();
  const isUnsaved = Object.values(pictures).some(Boolean) || differingFields(initial, draft).length > 0;
  const { copy, forget } = useLocalCopy(
    { blog: id ?? '', basedOn: start.version },
    { draft, pictures, isChanged: isUnsaved },
  );
  const say = useUnsaved((store) => store.say);
  useEffect(() => {
    say(isUnsaved);
    return () => say(false);
  }, [say, isUnsaved]);

  async function send(version = start.version) {
    setFailure(undefined);
    const sent = { ...draft, slug: slugToSend };
    const problem = await save(formOf({ draft: sent, original: initial.description, pictures, version }));
    if (problem) {
      setMessages(problem.messages);
      setFailure(problem);
      return;
    }
    forget();
    say(false);
    onSaved();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void send();
  };
  const onClose = () => setFailure(undefined);
  const onKeepMine = (version: number) => void send(version);
  return { state, failure, form, submit, onKeepMine, onClose, isSaving, isUnsaved, copy };
}
