import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { invite } from '../../api/adminPeople.ts';
import { ApiError, type FieldMessages, sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { textIn } from '../kit/fields/textIn.ts';
import { useSubmit } from '../kit/fields/useSubmit.ts';
import type { Role } from '../kit/useRole.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { useInvitationChanges } from './useInvitationChanges.ts';
import { PEOPLE_KEY } from './usePeople.ts';

const words = admin.people.invite;

/** What is refused is said at its field, which gets the focus. */
export function useInvite(role: Role, onLink: (id: string, link: string) => void) {
  const client = useQueryClient();
  const [messages, setMessages] = useState<FieldMessages>({});
  const { remove } = useInvitationChanges(onLink);
  const { submit, isSending } = useSubmit(async (form) => {
    const email = textIn(form, 'email');
    try {
      const { data, link } = await adminCall((token) => invite(token, { email, role }));
      setMessages({});
      onLink(data.id, link);
      undoToast(words.sent(email), () => void remove(data.id));
      form.reset();
    } catch (error) {
      if (error instanceof SessionOver) return;
      const wrong = error instanceof ApiError ? error.messages : {};
      flushSync(() => setMessages(wrong));
      if (!wrong['email']) toast.error(sentenceOf(error, words.failed, admin.lost));
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    } finally {
      void loadAgain(client, PEOPLE_KEY);
    }
  });
  return { submit, messages, isSending };
}
