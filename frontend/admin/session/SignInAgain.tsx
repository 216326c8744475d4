import { Refused } from '../../api/adminRequest.ts';
import { reauthenticate } from '../../api/adminSession.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { SignedOut, useAdminCall } from './useAdminCall.ts';
import styles from './SignInForm.module.css';
import { PasswordField } from '../kit/PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

interface SignInAgainProps {
  /** For password managers, which keep passwords by it. */
  email: string | undefined;
  onClose: () => void;
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SignedOut) return undefined;
  const sentence = error instanceof Refused ? (error.messages['password'] ?? error.sentence) : undefined;
  return sentence ?? admin.login.unreachable;
}

/** Asks for the password over the page, which stays as it is. */
export function SignInAgain({ email, onClose }: SignInAgainProps) {
  const call = useAdminCall();
  const { submit, failure, isSending } = useSignIn({
    call: (form) => call((present) => reauthenticate(present, form)),
    sentenceOf,
    onDone: onClose,
  });
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
        <DialogActions>
          <Button type="submit" isBusy={isSending}>
            {isSending ? admin.login.submitting : admin.login.submit}
          </Button>
          <Button line onClick={onClose}>
            {admin.editor.cancel}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
