import { type RefObject, useEffect, useState } from 'react';
import { draftKey } from '../draft/enquiryDraft.ts';
import { leaveThankfully } from '../useEnquiryForm.ts';
import type { EnquiryValues } from '../sendEnquiry.ts';
import { letterOf } from './letterOf.ts';
import { useWaiting } from './useWaiting.ts';
import { addWaiting, removeWaiting } from './waitingEnquiry.ts';
import { watchWaiting } from './watchWaiting.ts';

interface Written {
  collect: (form: HTMLFormElement) => FormData;
  enquiryKey: string;
  isLost: boolean;
  values: EnquiryValues;
  aboutTitle: string | undefined;
}

/** What the doors hold, while an enquiry did not leave or waits. */
export function useDoors(form: RefObject<HTMLFormElement | null>, written: Written) {
  const { collect, isLost, values, aboutTitle: about } = written;
  const [letter, setLetter] = useState(() => letterOf({ ...values, about }));
  const [isHydrated, setIsHydrated] = useState(false);
  const isWaiting = useWaiting(({ enquiries }) => enquiries.length > 0);
  const isShown = isLost || isWaiting;
  const follow = () => {
    if (form.current) setLetter(letterOf({ ...textsOf(collect(form.current)), about }));
  };
  useEffect(() => {
    useWaiting.getState().refresh();
    setIsHydrated(true);
    return () => useWaiting.setState({ leave: undefined });
  }, []);
  // oxlint-disable-next-line react/exhaustive-deps -- what was written is read when they are first shown
  useEffect(follow, [isShown]);
  if (!isShown) return undefined;
  const hasFiles = form.current ? [...collect(form.current).values()].some(isFile) : false;
  const wait = () => keepWaiting(form.current, written);
  return { letter, follow, wait: isHydrated ? { isWaiting, hasFiles, wait, cancel } : undefined };
}

function keepWaiting(form: HTMLFormElement | null, { collect, enquiryKey }: Written): boolean | undefined {
  if (!form?.reportValidity()) return undefined;
  const fields = Object.entries(textsOf(collect(form)));
  const isKept = addWaiting({ key: draftKey() ?? enquiryKey, at: Date.now(), fields });
  if (!isKept) return false;
  useWaiting.setState({ leave: (before) => leaveFrom(form, before) });
  watchWaiting(false);
  return true;
}

/** Whoever has closed the form reads on. */
function leaveFrom(form: HTMLFormElement, before: () => void): boolean {
  const isOnScreen = form.getClientRects().length > 0;
  if (!isOnScreen) return false;
  before();
  leaveThankfully(form, () => undefined);
  return true;
}

function cancel(): void {
  for (const { key } of useWaiting.getState().enquiries) removeWaiting(key);
  useWaiting.getState().refresh();
}

const isFile = (value: FormDataEntryValue) => value instanceof File && value.size > 0;

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter(isText));
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
