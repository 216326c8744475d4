import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { ApiError, type FieldMessages, sentenceOf } from '../../api/ApiError.ts';
import { changePassword } from '../../api/adminSession.ts';
import { admin } from '../../content/admin/admin.ts';
import { useSubmit } from '../kit/fields/useSubmit.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { SESSIONS_KEY } from './sessions/useEndSessions.ts';

const words = admin.account.password;

/** After a refusal the first wrong field has the focus, so that its message is read out. */
export function useChangePassword() {
  const client = useQueryClient();
  const [messages, setMessages] = useState<FieldMessages>({});
  const { submit, isSending } = useSubmit(async (form) => {
    try {
      const { message } = await adminCall((token) => changePassword(token, new FormData(form)));
      toast.success(message);
      setMessages({});
      form.reset();
    } catch (error) {
      if (error instanceof SessionOver) return;
      const wrong = error instanceof ApiError ? error.messages : {};
      flushSync(() => setMessages(wrong));
      if (Object.keys(wrong).length === 0) toast.error(sentenceOf(error, words.failed, words.lost));
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    } finally {
      void loadAgain(client, SESSIONS_KEY);
    }
  });
  return { submit, messages, isSending };
}
