import { ApiError } from '../../api/ApiError.ts';
import { reauthenticate } from '../../api/adminSession.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { AccountName } from './AccountName.tsx';
import { SessionOver, adminCall } from './adminCall.ts';
import { beginSession } from './beginSession.ts';
import styles from './SignInForm.module.css';
import { useFormCall } from './useFormCall.ts';

interface SignInAgainProps {
  email: string | undefined;
  onClose: () => void;
}

function describe(error: unknown): string | undefined {
  if (error instanceof SessionOver) return undefined;
  const sentence = error instanceof ApiError ? (error.messages['password'] ?? error.sentence) : undefined;
  return sentence ?? admin.login.unreachable;
}

export function SignInAgain({ email, onClose }: SignInAgainProps) {
  const { submit, sentence, isSending } = useFormCall(async (form) => {
    await beginSession(() => adminCall((token) => reauthenticate(token, form)));
    onClose();
  }, describe);
  return (
    <ModalDialog title={admin.session.again} onClose={onClose}>
      <form className={styles['form']} method="post" onSubmit={submit}>
        <AccountName email={email} />
        <PasswordField
          id="password"
          label={admin.login.password}
          autoComplete="current-password"
          error={sentence}
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
