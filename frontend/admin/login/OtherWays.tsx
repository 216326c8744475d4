import { admin } from '../../content/admin/admin.ts';
import type { PendingSignIn } from '../session/useSecondStep.ts';
import { InlineButton } from './InlineButton.tsx';
import styles from './SignInLayout.module.css';

const { second, recovery } = admin.signIn;

type Way = PendingSignIn['ways'][number];

const offers: Record<Way, string> = {
  app: second.byApp,
  passkey: second.byPasskey,
  'recovery code': second.byRecovery,
};

export function OtherWays({ ways, way, choose }: { ways: Way[]; way: Way; choose: (way: Way) => void }) {
  const orElse = way === 'recovery code' ? second.afterAll : second.orElse;
  return (
    <div className={styles['soft']}>
      {way === 'recovery code' && <p>{recovery.none}</p>}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <p key={other}>
            <InlineButton onClick={() => choose(other)}>{offers[other]}</InlineButton>{' '}
            {other === 'recovery code' ? second.ifAway : orElse}
          </p>
        ))}
    </div>
  );
}
