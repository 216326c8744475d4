import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, type FieldMessages, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { useSubmit } from '../kit/fields/useSubmit.ts';

interface Refusal {
  sentence?: string | undefined;
  messages: FieldMessages;
}

const none: Refusal = { messages: {} };

export function describeFailure(error: unknown): string {
  if (error instanceof DOMException) return admin.login.noStorage;
  return sentenceOf(error, admin.login.unreachable);
}

/** After a refusal the first wrong field has the focus. @param describe undefined when nothing is to be said */
export function useFormCall(
  call: (form: FormData) => Promise<void>,
  describe: (error: unknown) => string | undefined = describeFailure,
) {
  const [refusal, setRefusal] = useState(none);
  const { submit, isSending } = useSubmit(async (form) => {
    setRefusal(none);
    try {
      await call(new FormData(form));
    } catch (error) {
      const messages = error instanceof ApiError ? error.messages : {};
      flushSync(() => setRefusal({ sentence: describe(error), messages }));
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    }
  });
  return { submit, isSending, ...refusal };
}
