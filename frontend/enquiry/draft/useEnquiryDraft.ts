import { type RefObject, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { isSameEnquiry, keyFor, textsOf } from '../waiting/enquiryTexts.ts';
import { watchGone } from '../waiting/watchGone.ts';
import { isSameFile } from '../files/chooseFiles.ts';
import { chosenFiles } from '../files/chosenFiles.ts';
import { keepFiles } from '../files/keptFiles.ts';
import { draftKey } from './enquiryDraft.ts';
import { emptyShown, saveChanges, showDraft } from './saveChanges.ts';
import { useClearing } from './useClearing.ts';

/** Changed in the browser only: the server shares it. */
const useKept = create<{ isKept: boolean }>(() => ({ isKept: false }));
export const noteKept = () => useKept.setState({ isKept: draftKey() !== undefined });

interface Written {
  collect: (form: HTMLFormElement) => FormData;
  enquiryKey: string;
}

/** Of this form. Files are large, so they are not written again with every letter. */
interface Kept {
  key: string | undefined;
  files: File[];
}

/** Keeps what is written and chosen on the device, and fills it in again. */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, { collect, enquiryKey }: Written) {
  const isKept = useKept((kept) => kept.isKept);
  const kept = useRef<Kept>({ key: undefined, files: [] });
  const texts = (from: HTMLFormElement) => textsOf(collect(from));
  const keep = () => {
    if (!form.current) return;
    const key = keyFor(texts(form.current), enquiryKey);
    const data = new FormData(form.current);
    saveChanges(form.current, data, key);
    const files = chosenFiles(data);
    if (!isEqual(kept.current, { key, files })) void keepFiles(key, files);
    kept.current = { key, files };
    noteKept();
  };
  useEffect(() => {
    const own = form.current;
    if (!own) return undefined;
    const isTyped = isTypedIn(own);
    const stopShowing = showDraft(own, noteKept);
    if (isTyped) keep();
    const stopWatching = watchGone((enquiry) => {
      if (isSameEnquiry(enquiry, texts(own))) emptyShown(own);
      noteKept();
    });
    return () => {
      stopShowing();
      stopWatching();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the form composes its texts in the same way for as long as it stands
  }, [form]);
  return { isKept, keep, ...useClearing(form, { texts, keep, noteKept }) };
}

/** Before the script ran. */
function isTypedIn(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':read-write, [type=file]');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** A form that has chosen nothing knows nothing of the files that are kept. */
function isEqual(before: Kept, { key, files }: Kept): boolean {
  if (files.length === 0 && before.files.length === 0) return true;
  if (key !== before.key || files.length !== before.files.length) return false;
  return files.every((file) => before.files.some((other) => isSameFile(file, other)));
}
