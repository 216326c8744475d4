import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Refused } from '../../api/adminRequest.ts';
import { reauthenticate } from '../../api/adminSession.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { SESSION_MS } from '../../content/business-constants.ts';
import { ModalDialog } from '../layout/ModalDialog.tsx';
import { useSession } from '../session/sessionStore.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';
import styles from './LoginForm.module.css';
import { PasswordField } from './PasswordField.tsx';

interface SignInAgainProps {
  /** For password managers, which keep passwords by it. */
  email: string | undefined;
  onClose: () => void;
}

/** Asks for the password over the page, which stays as it is. */
export function SignInAgain({ email, onClose }: SignInAgainProps) {
  const { submit, failure, isSending } = useRenewal(onClose);
  return (
    <ModalDialog title={admin.session.again} onClose={onClose}>
      <form className={styles['form']} method="post" onSubmit={submit}>
        <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          id="password"
          label={admin.login.password}
          autoComplete="current-password"
          error={failure}
          isFirst
        />
        <Button type="submit" isBusy={isSending}>
          {isSending ? admin.login.submitting : admin.login.submit}
        </Button>
      </form>
    </ModalDialog>
  );
}

function useRenewal(onDone: () => void) {
  const call = useAdminCall();
  const begin = useSession((store) => store.begin);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function send(form: HTMLFormElement) {
    setSending(true);
    setFailure(undefined);
    try {
      const expiresAt = Date.now() + SESSION_MS;
      const { token } = await call((present) => reauthenticate(present, new FormData(form)));
      begin({ token, expiresAt });
      toast.success(admin.toasts.login);
      onDone();
    } catch (error) {
      if (error instanceof SignedOut) return;
      const sentence = error instanceof Refused ? (error.messages['password'] ?? error.sentence) : undefined;
      setFailure(sentence ?? admin.login.unreachable);
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
