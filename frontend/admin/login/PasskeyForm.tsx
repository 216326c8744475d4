import { Button } from '../../components/Button.tsx';
import { CheckBox } from '../../components/Field.tsx';
import { StaffIcon } from '../kit/StaffIcon.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from '../session/SignInForm.module.css';
import { useFormCall } from '../session/useFormCall.ts';
import type { PendingSignIn } from '../session/useSecondStep.ts';
import { Refusal } from '../kit/fields/Refusal.tsx';
import { describePasskey, signInWithPasskey } from './signInWithPasskey.ts';
import { orStartOver } from './useSecondStepForm.ts';

const { second, passkey } = admin.signIn;

export function PasskeyForm({ pending: { ticket, email } }: { pending: PendingSignIn }) {
  const { submit, sentence, isSending } = useFormCall((form) => {
    const remember = form.has('remember') ? 'true' : undefined;
    return orStartOver(() => signInWithPasskey({ ticket, remember, email }));
  }, describePasskey);
  return (
    <form className={styles['form']} method="post" onSubmit={submit}>
      <p className={styles['soft']}>{second.nowPasskey}</p>
      <Refusal sentence={sentence} />
      <CheckBox id="remember" name="remember" value="true" label={second.remember} />
      <Button type="submit" isBusy={isSending}>
        <StaffIcon name="key" />
        {isSending ? passkey.waiting : second.byPasskey}
      </Button>
    </form>
  );
}
