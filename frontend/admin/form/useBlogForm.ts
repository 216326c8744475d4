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
  start: BlogDraft;
  onSaved: () => void;
}

/** The fields, their copy in this browser, and what pressing Save does with them. */
export function useBlogForm({ id, initial, start, onSaved }: BlogFormStart) {
  const form = useRef<HTMLFormElement>(null);
  const { state, setMessages, slugToSend } = useBlogFormState(start, id === undefined);
  const { draft, pictures } = state;
  const { save, isSaving } = useSaveBlog(id);
  const [failure, setFailure] = useState<SaveProblem>();
  const isUnsaved = Object.values(pictures).some(Boolean) || differingFields(initial, draft).length > 0;
  const { copy, forget } = useLocalCopy(id ?? '', { draft, pictures, isChanged: isUnsaved });
  const say = useUnsaved((store) => store.say);
  useEffect(() => {
    say(isUnsaved);
    return () => say(false);
  }, [say, isUnsaved]);

  async function send() {
    setFailure(undefined);
    const sent = { ...draft, slug: slugToSend };
    const problem = await save(formOf(sent, initial.description, pictures));
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
  return { state, failure, form, submit, isSaving, isUnsaved, copy };
}
