import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Refused } from '../../api/adminRequest.ts';
import { login } from '../../api/adminSession.ts';
import { admin } from '../../content/admin.ts';
import { SESSION_MS } from '../../content/business-constants.ts';
import { useSession } from '../session/sessionStore.ts';

function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.sentence ?? admin.login.error;
  return error instanceof DOMException ? admin.login.noStorage : admin.login.unreachable;
}

/** Signs in; who is signed in leaves the sign-in page by itself. */
export function useLogin() {
  const begin = useSession((store) => store.begin);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send(form: HTMLFormElement) {
    setSending(true);
    setFailure(undefined);
    try {
      // By this device's clock, whatever time it thinks it is: its timer ends the session.
      const expiresAt = Date.now() + SESSION_MS;
      const { token } = await login(new FormData(form));
      begin({ token, expiresAt });
      toast.success(admin.toasts.login);
    } catch (error) {
      const sentence = sentenceOf(error);
      toast.error(sentence);
      setFailure(sentence);
      form.querySelector<HTMLInputElement>('#password')?.focus();
    } finally {
      setSending(false);
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };
  return { submit, failure, isSending };
}
