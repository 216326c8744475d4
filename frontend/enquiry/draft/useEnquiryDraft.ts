import { type RefObject, useEffect, useState } from 'react';
import { fillInDraft } from './fillInDraft.ts';
import { forgetDraft, readDraft, saveDraft } from './enquiryDraft.ts';

/** Keeps what is written on the device, and fills it in again. @param key of the first sending */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, key: string) {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    const draft = readDraft();
    if (form.current) fillInDraft(form.current, draft);
    setIsKept(Object.values(draft).some(Boolean));
  }, [form]);
  const keep = () => {
    if (!form.current) return;
    saveDraft(new FormData(form.current), key);
    setIsKept(true);
  };
  const clear = () => {
    forgetDraft();
    form.current?.reset();
    setIsKept(false);
    form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus();
  };
  return { isKept, keep, clear };
}
