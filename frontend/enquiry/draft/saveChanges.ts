import { freeDraft } from '../waiting/enquiryTexts.ts';
import { emptyForm } from './emptyForm.ts';
import { draftKey, readDraft, saveDraft } from './enquiryDraft.ts';
import { fillInDraft, isAsServed, movedBy } from './fillInDraft.ts';

/** Of the draft, as each form has shown or saved it. */
const seen = new WeakMap<HTMLFormElement, Record<string, unknown>>();

/** On the way back, too, where the browser shows the page as it was left. */
export function showDraft(form: HTMLFormElement, onShow: () => void): () => void {
  const show = () => {
    const draft = readDraft();
    fillInDraft(form, draft);
    if (!seen.has(form)) seen.set(form, draft);
    onShow();
  };
  const showAgain = ({ persisted }: PageTransitionEvent) => persisted && show();
  show();
  window.addEventListener('pageshow', showAgain);
  return () => window.removeEventListener('pageshow', showAgain);
}

/** What another form has written since stays where nothing was written in this one. */
export function saveChanges(form: HTMLFormElement, data: FormData, key: string): void {
  if (!freeDraft(key)) return;
  const draft = readDraft();
  const known = draftKey() === undefined ? {} : { ...seen.get(form) };
  const isChanged = (name: string, value: unknown) =>
    value !== (known[name] ?? '') && (known[name] || !draft[name] || !isAsServed(form, name));
  const written = [...data].filter((entry) => isChanged(...entry));
  const changed = [...written, ...movedBy(form, draft)];
  if (saveDraft(changed, key)) seen.set(form, { ...known, ...Object.fromEntries(changed) });
}

/** What it showed was sent or cleared. */
export function emptyShown(form: HTMLFormElement): void {
  emptyForm(form);
  seen.delete(form);
}
