import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { useExtendSession } from './useExtendSession.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';
import styles from './Guard.module.css';

const words = admin.account.stillWorking;

export function SessionNotice({ expiresAt, email }: { expiresAt: number; email: string | undefined }) {
  const { extend, isBusy, isRefused, close } = useExtendSession();
  const minutes = useMinutesLeft(expiresAt);
  return (
    <>
      <div aria-live="polite">
        {minutes !== undefined && (
          <section className={styles['notice']} aria-label={admin.session.label}>
            <Notice kind="warn">
              <strong className="num">{admin.session.endsIn(minutes)}</strong> {words.question}
            </Notice>
            <Button small isBusy={isBusy} onClick={() => void extend()}>
              {words.press}
            </Button>
          </section>
        )}
      </div>
      {isRefused && <SignInAgain email={email} onClose={close} />}
    </>
  );
}
