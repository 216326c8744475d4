import { useState } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { useHeadingFocus } from '../session/useHeadingFocus.ts';
import { type PendingSignIn, useSecondStep } from '../session/useSecondStep.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';

const forms = { app: CodeForm, passkey: PasskeyForm, 'recovery code': RecoveryForm };
const preferred = ['app', 'passkey', 'recovery code'] as const;

export function SecondFactorPrompt({ pending }: { pending: PendingSignIn }) {
  const { ways } = pending;
  const [way, setWay] = useState(preferred.find((each) => ways.includes(each)) ?? 'app');
  const startOver = useSecondStep((store) => store.startOver);
  const Form = forms[way];
  useHeadingFocus(way);
  return (
    <SignInLayout title={way === 'recovery code' ? admin.signIn.recovery.title : admin.signIn.second.title}>
      <Form pending={pending} />
      <OtherWays ways={ways} way={way} choose={setWay} />
      <BackToSignIn onClick={() => startOver()} />
    </SignInLayout>
  );
}
