import { toast } from 'react-hot-toast/headless';
import { useHydrated } from 'vike-react/useHydrated';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { login } from '../../api/adminSession.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import { PasswordField } from '../kit/PasswordField.tsx';
import styles from '../session/SignInForm.module.css';
import { useSignIn } from '../session/useSignIn.ts';

function describe(error: unknown): string {
  if (error instanceof ApiError) return sentenceOf(error, admin.login.error);
  return error instanceof DOMException ? admin.login.noStorage : admin.login.unreachable;
}

function showToast(error: unknown): string {
  const sentence = describe(error);
  toast.error(sentence);
  return sentence;
}

/** `method` keeps a password out of the address bar should the form be sent without its script. */
export function LoginForm() {
  const { submit, failure, isSending } = useSignIn({ call: login, describe: showToast });
  const isReady = useHydrated();
  return (
    <form className={styles['form']} method="post" action="/api/admin/login" onSubmit={submit}>
      {failure && (
        <Notice kind="error" id="login-failure" isQuiet>
          <strong>{failure}</strong>
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        label={admin.login.email}
        autoComplete="username"
        required
      />
      <PasswordField
        id="password"
        label={admin.login.password}
        autoComplete="current-password"
        wrongBy={failure && 'login-failure'}
      />
      <Button type="submit" isBusy={isSending} disabled={isSending || !isReady}>
        {isSending ? admin.login.submitting : admin.login.submit}
      </Button>
    </form>
  );
}
