import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin.ts';
import { SESSION_MS } from '../../content/business-constants.ts';
import { useSession } from './useSession.ts';
import { useSubmit } from '../kit/useSubmit.ts';

interface SignIn {
  call: (form: FormData) => Promise<{ token: string }>;
  describe: (error: unknown) => string | undefined;
  onDone?: () => void;
}

export function useSignIn({ call, describe, onDone }: SignIn) {
  const begin = useSession((store) => store.begin);
  const [failure, setFailure] = useState<string>();
  const { submit, isSending } = useSubmit(async (form) => {
    setFailure(undefined);
    try {
      // By this device's clock, even a wrong one: its timer ends the session.
      const expiresAt = Date.now() + SESSION_MS;
      const { token } = await call(new FormData(form));
      begin({ token, expiresAt });
      toast.success(admin.toasts.login);
      onDone?.();
    } catch (error) {
      setFailure(describe(error));
      form.querySelector<HTMLInputElement>('#password')?.focus();
    }
  });
  return { submit, failure, isSending };
}
