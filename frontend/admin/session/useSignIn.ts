import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin.ts';
import { SESSION_MS } from '../../content/business-constants.ts';
import { useSession } from './sessionStore.ts';
import { useSubmit } from '../kit/useSubmit.ts';

interface SignIn {
  /** Answers with the new session's token. */
  call: (form: FormData) => Promise<{ token: string }>;
  /** What went wrong, in a sentence; undefined when there is nothing more to say. */
  sentenceOf: (error: unknown) => string | undefined;
  onDone?: () => void;
}

/** A form that begins a session; after a refusal its password has the focus. */
export function useSignIn({ call, sentenceOf, onDone }: SignIn) {
  const begin = useSession((store) => store.begin);
  const [failure, setFailure] = useState<string>();
  const { submit, isSending } = useSubmit(async (form) => {
    setFailure(undefined);
    try {
      // By this device's clock, whatever time it thinks it is: its timer ends the session.
      const expiresAt = Date.now() + SESSION_MS;
      const { token } = await call(new FormData(form));
      begin({ token, expiresAt });
      toast.success(admin.toasts.login);
      onDone?.();
    } catch (error) {
      setFailure(sentenceOf(error));
      form.querySelector<HTMLInputElement>('#password')?.focus();
    }
  });
  return { submit, failure, isSending };
}
