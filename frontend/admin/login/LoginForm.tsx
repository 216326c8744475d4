import { useHydrated } from 'vike-react/useHydrated';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import { PasswordField } from './PasswordField.tsx';
import { useLogin } from './useLogin.ts';
import styles from './LoginForm.module.css';

/** `method` keeps a password out of the address bar should the form ever be sent without its script. */
export function LoginForm() {
  const { submit, failure, isSending } = useLogin();
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
