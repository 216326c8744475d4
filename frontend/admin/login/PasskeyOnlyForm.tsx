import { useHydrated } from 'vike-react/useHydrated';
import { Button } from '../../components/Button.tsx';
import { StaffIcon } from '../kit/StaffIcon.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from '../session/SignInForm.module.css';
import { useFormCall } from '../session/useFormCall.ts';
import { Refusal } from '../kit/fields/Refusal.tsx';
import { describePasskey, signInWithPasskey } from './signInWithPasskey.ts';

const words = admin.signIn.passkey;

/** In place of address and password. */
export function PasskeyOnlyForm() {
  const isReady = useHydrated();
  const { submit, sentence, isSending } = useFormCall(() => signInWithPasskey(), describePasskey);
  if (isReady && !('PublicKeyCredential' in window)) return null;
  return (
    <form className={styles['form']} method="post" onSubmit={submit}>
      <Refusal sentence={sentence} />
      <Button line type="submit" isBusy={isSending} disabled={!isReady}>
        <StaffIcon name="key" />
        {isSending ? words.waiting : words.submit}
      </Button>
    </form>
  );
}
