import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EnquiryFailure, EnquiryRefused, sendEnquiry } from './sendEnquiry.ts';
import { contact } from '../content/contact.ts';
import { noteEnquirySent } from './enquirySent.ts';

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
  const [progress, setProgress] = useState<number>();
  const submit = async (form: HTMLFormElement) => {
    setIsSending(true);
    setFailure(undefined);
    const data = new FormData(form);
    compose?.(data);
    // How long the page has been open, by a monotonic clock.
    data.set('elapsed_ms', `${Math.round(performance.now())}`);
    try {
      const { areFilesKept } = await sendEnquiry(data, enquiryKey, setProgress);
      leaveThankfully(form, areFilesKept, () => setIsSending(false));
      onSent?.();
    } catch (error) {
      const failed = describe(error);
      flushSync(() => {
        setProgress(undefined);
        setIsSending(false);
        setFailure(failed);
      });
      // oxlint-disable-next-line no-alert -- it cannot be overlooked; the same words stay beside the button
      alert(failed.text);
      form.querySelector<HTMLElement>('[role="alert"]')?.focus();
    }
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void submit(event.currentTarget);
  };
  return { send, isSending, progress, failure };
}

/** @param back for the way back, where the browser may restore this very page */
function leaveThankfully(form: HTMLFormElement, areFilesKept: boolean, back: () => void): void {
  form.reset();
  noteEnquirySent();
  window.addEventListener('pageshow', back, { once: true });
  location.assign(areFilesKept ? '/thank-you' : '/thank-you?files=lost');
}

function describe(error: unknown): EnquiryFailure {
  const message = error instanceof Error ? error.message : String(error);
  const isRefusal = error instanceof EnquiryRefused;
  const text = (isRefusal ? contact.errors.server : contact.errors.network).replace(
    '{message}',
    () => message,
  );
  return { text, messages: isRefusal ? error.messages : {} };
}
