import { useHydrated } from 'vike-react/useHydrated';
import { forgotPassword } from '../../api/adminSignIn.ts';
import type { LinkAskedFor } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { Refusal } from '../kit/fields/Refusal.tsx';
import styles from '../session/SignInForm.module.css';
import { useFormCall } from '../session/useFormCall.ts';

const words = admin.signIn.forgot;

interface ForgotPasswordFormProps {
  email: string;
  setEmail: (email: string) => void;
  onSent: (sent: LinkAskedFor) => void;
}

export function ForgotPasswordForm({ email, setEmail, onSent }: ForgotPasswordFormProps) {
  const isReady = useHydrated();
  const { submit, sentence, messages, isSending } = useFormCall(async (form) =>
    onSent(await forgotPassword(form)),
  );
  return (
    <form className={styles['form']} method="post" onSubmit={submit}>
      <p className={styles['soft']}>{words.help}</p>
      {!messages['email'] && <Refusal sentence={sentence} />}
      <TextField
        id="email"
        name="email"
        type="email"
        label={admin.login.email}
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={messages['email']}
      />
      <Button type="submit" isBusy={isSending} disabled={!isReady}>
        {isSending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
