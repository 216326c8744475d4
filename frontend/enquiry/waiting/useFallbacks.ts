import { type RefObject, useEffect, useState } from 'react';
import { chosenFiles } from '../files/chosenFiles.ts';
import { leaveThankfully } from '../useEnquiryForm.ts';
import type { EnquiryValues } from '../sendEnquiry.ts';
import { type EnquiryTexts, isSameEnquiry, keyFor, textsOf } from './enquiryTexts.ts';
import { useWaiting } from './useWaiting.ts';
import { cancelWaiting, correctWaiting } from './cancelWaiting.ts';
import { addWaiting } from './waitingEnquiry.ts';
import { watchWaiting } from './watchWaiting.ts';

interface Written {
  collect: (form: HTMLFormElement) => FormData;
  enquiryKey: string;
  isLost: boolean;
  values: EnquiryValues;
  aboutTitle?: string | undefined;
}

/** What the fallbacks hold, while this enquiry did not leave or waits. */
export function useFallbacks(form: RefObject<HTMLFormElement | null>, written: Written) {
  const { collect, isLost, values, aboutTitle: about } = written;
  const [texts, setTexts] = useState<EnquiryTexts>();
  const [isHydrated, setIsHydrated] = useState(false);
  const enquiries = useWaiting((waiting) => waiting.enquiries);
  const own = texts && enquiries.find((enquiry) => isSameEnquiry(enquiry, texts));
  const follow = () => {
    if (form.current && (isLost || enquiries.length > 0)) setTexts(textsOf(collect(form.current)));
  };
  const correct = () => {
    follow();
    if (form.current?.matches(':valid')) correctWaiting(textsOf(collect(form.current)));
  };
  useEffect(() => {
    useWaiting.getState().refresh();
    setIsHydrated(true);
    return () => useWaiting.setState({ leave: undefined });
  }, []);
  // oxlint-disable-next-line react/exhaustive-deps -- what was written is read when they are first shown
  useEffect(follow, [isLost, enquiries]);
  if (!isLost && !own) return { correct, fallbacks: undefined };
  const hasFiles = form.current ? chosenFiles(collect(form.current)).length > 0 : false;
  const wait = () => keepWaiting(form.current, written);
  const sendLater = { isWaiting: !!own, hasFiles, wait, cancel: () => own && cancelWaiting(own) };
  const letter = { ...values, ...texts, about };
  return { correct, fallbacks: { letter, wait: isHydrated ? sendLater : undefined } };
}

function keepWaiting(form: HTMLFormElement | null, { collect, enquiryKey }: Written): boolean | undefined {
  if (!form?.reportValidity()) return undefined;
  const data = collect(form);
  const texts = textsOf(data);
  const key = keyFor(texts, enquiryKey);
  const hasFiles = chosenFiles(data).length > 0;
  if (!addWaiting({ key, at: Date.now(), fields: Object.entries(texts), hasFiles })) return false;
  useWaiting.setState({
    leave: (sent, before) =>
      isSameEnquiry(sent, textsOf(collect(form))) && leaveFrom(form, before, !sent.hasFiles),
  });
  watchWaiting(false);
  return true;
}

/** A visitor who has closed the form stays on the page. */
function leaveFrom(form: HTMLFormElement, before: () => void, areFilesKept: boolean): boolean {
  const isOnScreen = form.getClientRects().length > 0;
  if (!isOnScreen) return false;
  before();
  leaveThankfully(form, () => undefined, areFilesKept);
  return true;
}
