import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { AccountName } from '../session/AccountName.tsx';
import styles from '../session/SignInForm.module.css';
import type { PendingSignIn } from '../session/useSecondStep.ts';
import { Refusal } from '../kit/fields/Refusal.tsx';
import { useSecondStepForm } from './useSecondStepForm.ts';

const words = admin.signIn.recovery;

export function RecoveryForm({ pending }: { pending: PendingSignIn }) {
  const { submit, sentence, messages, isSending } = useSecondStepForm(pending);
  const wrong = messages['recovery_code'];
  return (
    <form className={styles['form']} method="post" onSubmit={submit}>
      {!wrong && <Refusal sentence={sentence} />}
      <AccountName email={pending.email} />
      <TextField
        id="recovery_code"
        name="recovery_code"
        label={words.code}
        placeholder={words.example}
        hint={words.help}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={wrong}
      />
      <Button type="submit" isBusy={isSending}>
        {isSending ? admin.login.submitting : admin.login.submit}
      </Button>
    </form>
  );
}
