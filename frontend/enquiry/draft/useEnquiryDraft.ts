import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import { isSameEnquiry, keyFor, textsOf } from '../waiting/enquiryTexts.ts';
import { clearWaiting } from '../waiting/cancelWaiting.ts';
import { watchGone } from '../waiting/watchGone.ts';
import { fillInDraft } from './fillInDraft.ts';
import { forgetOtherDraft, readDraft, saveDraft } from './enquiryDraft.ts';

/** Changed in the browser only: the server shares it. */
const useKept = create<{ isKept: boolean }>(() => ({ isKept: false }));
const noteKept = () => useKept.setState({ isKept: Object.values(readDraft()).some(Boolean) });

interface Written {
  collect: (form: HTMLFormElement) => FormData;
  enquiryKey: string;
}

/** Keeps what is written on the device, and fills it in again. */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, { collect, enquiryKey }: Written) {
  const isKept = useKept((kept) => kept.isKept);
  const texts = (from: HTMLFormElement) => textsOf(collect(from));
  useEffect(() => {
    if (form.current) fillInDraft(form.current, readDraft());
    noteKept();
    return watchGone((enquiry) => {
      if (form.current && isSameEnquiry(enquiry, texts(form.current))) form.current.reset();
      noteKept();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the form composes its texts in the same way for as long as it stands
  }, [form]);
  const keep = () => {
    if (!form.current) return;
    const key = keyFor(texts(form.current), enquiryKey);
    forgetOtherDraft(key);
    saveDraft(new FormData(form.current), key);
    useKept.setState({ isKept: true });
  };
  const clear = () => {
    if (!form.current) return;
    clearWaiting(texts(form.current));
    form.current.reset();
    useKept.setState({ isKept: false });
    form.current.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus();
  };
  return { isKept, keep, clear };
}
