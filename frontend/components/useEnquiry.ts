import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EnquiryFailure, EnquiryRefused, sendEnquiry } from '../api/enquiry.ts';
import { contact } from '../content/contact.ts';
import { noteEnquirySent } from '../stores/sentEnquiry.ts';

/**
 * Sends a form as an enquiry and leaves for the thank-you page. When it fails, what was written stays, and the reason
 * is said in an alert and beside the button.
 * @param key the same until the enquiry is taken, however often the button is pressed
 */
export function useEnquiry(key: string, failedBefore: EnquiryFailure | undefined) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState(failedBefore);
  const startedAt = useRef<number>(undefined);
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);
  const submit = async (form: HTMLFormElement) => {
    setIsSending(true);
    setFailure(undefined);
    const data = new FormData(form);
    if (startedAt.current) data.set('started_at', `${startedAt.current}`);
    try {
      await sendEnquiry(data, key);
      form.reset();
      noteEnquirySent();
      location.assign('/thank-you');
    } catch (error) {
      const failed = describe(error);
      flushSync(() => {
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
  return { send, isSending, failure };
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
