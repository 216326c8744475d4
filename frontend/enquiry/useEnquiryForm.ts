import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { say } from '../stores/message.ts';
import { contact } from '../content/contact.ts';
import { chosenFiles } from './files/chosenFiles.ts';
import { emptyForm } from './draft/emptyForm.ts';
import { forgetDraft } from './draft/enquiryDraft.ts';
import { noteKept } from './draft/useEnquiryDraft.ts';
import { noteEnquirySent } from './enquirySent.ts';
import { isLost } from './isLost.ts';
import { keepThanks } from './keepThanks.ts';
import { type EnquiryFailure, EnquiryRefused, sendEnquiry } from './sendEnquiry.ts';
import { addElapsed } from './addElapsed.ts';
import { addSource } from './addSource.ts';
import { onTheirWay } from './sending/onTheirWay.ts';
import { useEnquiryDialog } from './useEnquiryDialog.ts';
import { keyFor, textsOf } from './waiting/enquiryTexts.ts';
import { SAID_MS, sentNow } from './waiting/sentNow.ts';
import { keepWhileSending } from './waiting/keepWhileSending.ts';
import { useWaiting } from './waiting/useWaiting.ts';
import { removeWaiting } from './waiting/waitingEnquiry.ts';

interface Enquiry {
  enquiryKey: string;
  failedBefore?: EnquiryFailure | undefined;
  compose?: (filledIn: FormData) => void;
  onSent?: () => void;
}

/** Leads to the thank-you page. After a failure the fields stay, and the reason is in an alert and beside the button. */
export function useEnquiryForm({ enquiryKey, failedBefore, compose, onSent }: Enquiry) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState(failedBefore);
  const collect = (form: HTMLFormElement) => collectFrom(form, compose);
  const [progress, setProgress] = useState<number>();
  const submit = async (form: HTMLFormElement) => {
    const data = collect(form);
    const key = keyFor(textsOf(data), enquiryKey);
    // A field that becomes inert loses the focus.
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
    setIsSending(true);
    setProgress(undefined);
    setFailure(undefined);
    const endSending = beginSending(key, data);
    try {
      const { thanks, areFilesKept } = await sendEnquiry(data, key, setProgress);
      endSending();
      forgetSent(key, textsOf(data)['message'] ?? '');
      keepThanks(thanks, data.get('shortlist'));
      leaveThankfully(form, () => setIsSending(false), areFilesKept);
      onSent?.();
    } catch (error) {
      const failed = describe(error);
      const ending = endSending();
      const areFilesKept = chosenFiles(data).length === 0;
      if (ending === 'sent') return leaveThankfully(form, () => setIsSending(false), areFilesKept);
      flushSync(() => {
        setIsSending(false);
        setFailure(failed);
      });
      // oxlint-disable-next-line no-alert -- it cannot be overlooked; the same words stay beside the button
      if (ending !== 'left') alert(failed.text);
      form.querySelector<HTMLElement>('[role="alert"]')?.focus();
    }
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void submit(event.currentTarget);
  };
  return { send, isSending, progress, failure, forgetFailure: () => setFailure(undefined), collect };
}

function collectFrom(form: HTMLFormElement, compose: Enquiry['compose']): FormData {
  const data = new FormData(form);
  compose?.(data);
  addSource(data);
  addElapsed(data, form);
  return data;
}

function beginSending(key: string, data: FormData): () => string {
  onTheirWay.add(key);
  const end = keepWhileSending(key, textsOf(data), chosenFiles(data).length > 0);
  return () => {
    const ending = end();
    onTheirWay.delete(key);
    return ending;
  };
}

function forgetSent(key: string, message: string): void {
  forgetDraft(key, message);
  noteKept();
  removeWaiting(key);
  useWaiting.getState().refresh();
}

/** @param back for the way back, where the browser may restore this very page */
export function leaveThankfully(form: HTMLFormElement, back: () => void, areFilesKept = true): void {
  emptyForm(form);
  noteEnquirySent();
  // The thank-you page says so itself, if it can be reached.
  say(sentNow(!areFilesKept), SAID_MS);
  const show = () => {
    useEnquiryDialog.setState({ isOpen: false });
    back();
  };
  window.addEventListener('pageshow', show, { once: true });
  location.assign(areFilesKept ? '/thank-you' : '/thank-you?files=lost');
}

function describe(error: unknown): EnquiryFailure {
  const said = error instanceof Error ? error.message : String(error);
  const isSilence = error instanceof Error && error.name === 'TimeoutError';
  const message = isSilence ? contact.errors.silence : said;
  const isRefusal = error instanceof EnquiryRefused;
  const text = (isRefusal ? contact.errors.server : contact.errors.network).replace(
    '{message}',
    () => message,
  );
  return { text, messages: isRefusal ? error.messages : {}, isLost: isLost(error) };
}
