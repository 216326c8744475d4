import { admin } from '../../content/admin.ts';
import type { PendingSignIn } from '../session/useSecondStep.ts';
import { InlineButton } from './InlineButton.tsx';
import styles from './SignInLayout.module.css';

const { second, recovery } = admin.signIn;

type Way = PendingSignIn['ways'][number];

const offers: Record<Way, [act: string, rest: string]> = {
  app: [second.byApp, second.orElse],
  passkey: [second.byPasskey, second.orElse],
  'recovery code': [second.byRecovery, second.ifAway],
};

export function OtherWays({ ways, way, choose }: { ways: Way[]; way: Way; choose: (way: Way) => void }) {
  return (
    <div className={styles['soft']}>
      {way === 'recovery code' && <p>{recovery.none}</p>}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <p key={other}>
            <InlineButton onClick={() => choose(other)}>{offers[other][0]}</InlineButton> {offers[other][1]}
          </p>
        ))}
    </div>
  );
}
