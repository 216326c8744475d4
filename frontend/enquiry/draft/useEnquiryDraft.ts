import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import { fillInDraft } from './fillInDraft.ts';
import { forgetDraft, readDraft, saveDraft } from './enquiryDraft.ts';

/** Changed in the browser only: the server shares it. */
const useKept = create<{ isKept: boolean }>(() => ({ isKept: false }));

/** Keeps what is written on the device, and fills it in again. @param key of the first sending */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, key: string) {
  const isKept = useKept((kept) => kept.isKept);
  useEffect(() => {
    const draft = readDraft();
    if (form.current) fillInDraft(form.current, draft);
    useKept.setState({ isKept: Object.values(draft).some(Boolean) });
  }, [form]);
  const keep = () => {
    if (!form.current) return;
    saveDraft(new FormData(form.current), key);
    useKept.setState({ isKept: true });
  };
  const clear = () => {
    forgetDraft();
    form.current?.reset();
    useKept.setState({ isKept: false });
    form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus();
  };
  return { isKept, keep, clear };
}
