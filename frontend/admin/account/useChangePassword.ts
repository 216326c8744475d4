import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { type FieldMessages, Refused } from '../../api/adminRequest.ts';
import { changePassword } from '../../api/adminSession.ts';
import { admin } from '../../content/admin.ts';
import { useSubmit } from '../kit/useSubmit.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';

/** After a refusal the first wrong field has the focus, which reads out what is wrong with it. */
export function useChangePassword() {
  const call = useAdminCall();
  const [messages, setMessages] = useState<FieldMessages>({});
  const { submit, isSending } = useSubmit(async (form) => {
    try {
      const { message } = await call((token) => changePassword(token, new FormData(form)));
      toast.success(message);
      setMessages({});
      form.reset();
    } catch (error) {
      if (error instanceof SignedOut) return;
      const refusal = error instanceof Refused ? error : undefined;
      const wrong = refusal?.messages ?? {};
      flushSync(() => setMessages(wrong));
      if (Object.keys(wrong).length === 0) toast.error(refusal?.sentence ?? admin.account.failed);
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    }
  });
  return { submit, messages, isSending };
}
