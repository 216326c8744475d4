import { type RefObject, useEffect, useState } from 'react';
import { forgetUnusedFiles } from '../files/keptFiles.ts';
import { clearWaiting } from '../waiting/cancelWaiting.ts';
import type { EnquiryTexts } from '../waiting/enquiryTexts.ts';
import { readDraft } from './enquiryDraft.ts';
import { fillInDraft } from './fillInDraft.ts';
import { emptyShown } from './saveChanges.ts';

/** Somebody else may use the device next. */
const PUT_BACK_MS = 20_000;

interface Kept {
  texts: (form: HTMLFormElement) => EnquiryTexts;
  keep: () => void;
  noteKept: () => void;
}

/** Clears the form and what is kept of it. For a moment the words can be put back; files and the consent cannot. */
export function useClearing(form: RefObject<HTMLFormElement | null>, { texts, keep, noteKept }: Kept) {
  const [cleared, setCleared] = useState<Record<string, string>>();
  useEffect(() => {
    if (!cleared) return undefined;
    const timer = setTimeout(() => setCleared(undefined), PUT_BACK_MS);
    return () => clearTimeout(timer);
  }, [cleared]);
  const clear = () => {
    if (!form.current) return;
    setCleared(readDraft());
    clearWaiting(texts(form.current));
    emptyShown(form.current);
    void forgetUnusedFiles();
    noteKept();
    focusFirst(form.current);
  };
  const putBack = () => {
    if (!form.current || !cleared) return;
    setCleared(undefined);
    fillInDraft(form.current, cleared);
    keep();
    focusFirst(form.current);
  };
  return { clear, putBack: cleared && putBack };
}

const focusFirst = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus();
