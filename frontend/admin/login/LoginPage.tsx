import { Navigate } from 'react-router-dom';
import { useHydrated } from 'vike-react/useHydrated';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Picture } from '../../components/Picture.tsx';
import { admin } from '../../content/admin.ts';
import { home } from '../../content/media.ts';
import { useSession } from '../session/sessionStore.ts';
import { PasswordField } from './PasswordField.tsx';
import { useLogin } from './useLogin.ts';
import styles from './LoginPage.module.css';

export function LoginPage() {
  const session = useSession((store) => store.session);
  if (session) return <Navigate to="/" replace />;
  return (
    <main className={styles['login']} id="main">
      <Picture
        slot={home.team}
        sizes="(min-width: 900px) 42vw, 1px"
        className={styles['picture'] ?? ''}
        first
        decorative
      />
      <div className={styles['box']}>
        <Logo />
        <LoginForm />
      </div>
    </main>
  );
}

/** `method` keeps a password out of the address bar should the form ever be sent without its script. */
function LoginForm() {
  const { submit, failure, isSending } = useLogin();
  const isReady = useHydrated();
  return (
    <form className={styles['form']} method="post" action="/api/admin/login" onSubmit={submit}>
      <h1>{admin.login.title}</h1>
      <noscript>{admin.noScript}</noscript>
      {failure && (
        <Notice kind="error" id="login-failure">
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
      <PasswordField isWrong={Boolean(failure)} describedBy="login-failure" />
      <Button type="submit" isBusy={isSending} disabled={isSending || !isReady}>
        {isSending ? admin.login.submitting : admin.login.submit}
      </Button>
      <p className="note">{admin.login.note}</p>
    </form>
  );
}
