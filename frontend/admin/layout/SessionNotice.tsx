import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { useMinutesLeft } from './useMinutesLeft.ts';
import styles from './Guard.module.css';

export function SessionNotice({ expiresAt, email }: { expiresAt: number; email: string | undefined }) {
  const [isAsking, setAsking] = useState(false);
  const minutes = useMinutesLeft(expiresAt);
  return (
    <>
      <div aria-live="polite">
        {minutes !== undefined && (
          <div className={styles['notice']}>
            <Notice kind="warn">
              <strong className="num">{admin.session.endsIn(minutes)}</strong> {admin.session.soonHelp}
            </Notice>
            <Button small onClick={() => setAsking(true)}>
              {admin.session.again}
            </Button>
          </div>
        )}
      </div>
      {isAsking && <SignInAgain email={email} onClose={() => setAsking(false)} />}
    </>
  );
}
