import { ApiError } from '../../api/ApiError.ts';
import { reauthenticate } from '../../api/adminSession.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { SessionOver, adminCall } from './adminCall.ts';
import styles from './SignInForm.module.css';
import { PasswordField } from '../kit/PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

interface SignInAgainProps {
  email: string | undefined;
  onClose: () => void;
}

function describe(error: unknown): string | undefined {
  if (error instanceof SessionOver) return undefined;
  const sentence = error instanceof ApiError ? (error.messages['password'] ?? error.sentence) : undefined;
  return sentence ?? admin.login.unreachable;
}

/** The hidden address is for password managers. */
export function SignInAgain({ email, onClose }: SignInAgainProps) {
  const { submit, failure, isSending } = useSignIn({
    call: (form) => adminCall((token) => reauthenticate(token, form)),
    describe,
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
