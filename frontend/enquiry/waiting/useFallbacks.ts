import { type RefObject, useEffect, useState } from 'react';
import { chosenFiles } from '../files/chosenFiles.ts';
import { leaveThankfully } from '../useEnquiryForm.ts';
import type { EnquiryValues } from '../sendEnquiry.ts';
import { type EnquiryTexts, isSameEnquiry, keyFor, textsOf } from './enquiryTexts.ts';
import { type Leaving, useWaiting } from './useWaiting.ts';
import { cancelWaiting, correctWaiting, replaceWaiting } from './cancelWaiting.ts';
import { addWaiting, readWaitingEnquiries, type WaitingEnquiry } from './waitingEnquiry.ts';
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
  const { enquiries, asked } = useWaiting();
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
    return () => useWaiting.setState({ leave: undefined, asked: undefined });
  }, []);
  // oxlint-disable-next-line react/exhaustive-deps -- what was written is read when they are first shown
  useEffect(follow, [isLost, enquiries]);
  if (!isLost && !own) return { correct, fallbacks: undefined };
  const hasFiles = form.current ? chosenFiles(collect(form.current)).length > 0 : false;
  const wait = () => keepWaiting(form.current, written);
  const before = own ? undefined : enquiries.find(({ key }) => key === asked);
  const replace = before && (() => replaceBy(before, form.current, collect));
  const cancel = () => own && cancelWaiting(own);
  const sendLater = { isWaiting: !!own, hasFiles, wait, replace, cancel };
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
    leave: (sent, before) => leaveFrom(form, textsOf(collect(form)), sent, before),
    asked: key,
  });
  watchWaiting(false);
  return true;
}

function replaceBy(before: WaitingEnquiry, form: HTMLFormElement | null, collect: Written['collect']): void {
  if (form?.reportValidity()) replaceWaiting(before, textsOf(collect(form)));
}

/** A visitor who has closed the form stays on the page. */
function leaveFrom(
  form: HTMLFormElement,
  texts: EnquiryTexts,
  sent: WaitingEnquiry,
  before: () => void,
): Leaving {
  const isOnScreen = form.getClientRects().length > 0;
  const isShown = (enquiry: WaitingEnquiry) => isSameEnquiry(enquiry, texts);
  if (!isOnScreen || !texts['message']) return 'stays';
  if (!isShown(sent)) return readWaitingEnquiries().some(isShown) ? 'stays' : 'unsent';
  before();
  leaveThankfully(form, () => undefined, !sent.hasFiles);
  return 'left';
}
