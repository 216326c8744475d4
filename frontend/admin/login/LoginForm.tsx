import { toast } from 'react-hot-toast/headless';
import { useHydrated } from 'vike-react/useHydrated';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { login } from '../../api/adminSignIn.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { beginSession } from '../session/beginSession.ts';
import styles from '../session/SignInForm.module.css';
import { describeFailure, useFormCall } from '../session/useFormCall.ts';
import { useSecondStep } from '../session/useSecondStep.ts';

const FAILURE = 'login-failure';

function showToast(error: unknown): string {
  const sentence = error instanceof ApiError ? sentenceOf(error, admin.login.error) : describeFailure(error);
  toast.error(sentence, { id: FAILURE });
  return sentence;
}

function signIn(form: FormData): ReturnType<typeof beginSession> {
  // An alert that comes anew is read out anew.
  toast.remove(FAILURE);
  const email = form.get('email');
  return beginSession(() => login(form), typeof email === 'string' ? email : undefined);
}

/** `method` keeps a password out of the address bar should the form be sent without its script. */
export function LoginForm() {
  const isReady = useHydrated();
  const { reason, startOver } = useSecondStep();
  const { submit, sentence, isSending } = useFormCall((form) => {
    startOver();
    return signIn(form);
  }, showToast);
  return (
    <form className={styles['form']} method="post" action="/api/admin/login" onSubmit={submit}>
      {reason && (
        <Notice kind="error">
          <strong>{reason}</strong>
        </Notice>
      )}
      {sentence && (
        <Notice kind="error" id={FAILURE} isQuiet>
          <strong>{sentence}</strong>
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
        wrongBy={sentence && FAILURE}
      />
      <Button type="submit" isBusy={isSending} disabled={!isReady}>
        {isSending ? admin.login.submitting : admin.login.submit}
      </Button>
    </form>
  );
}
