import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { useHeadingFocus } from '../session/useHeadingFocus.ts';
import { useSecondStep } from '../session/useSecondStep.ts';
import { useSession } from '../session/useSession.ts';
import { askedPage, forgetAskedPage } from './askedPage.ts';
import { FirstStep } from './FirstStep.tsx';
import { SecondFactorPrompt } from './SecondFactorPrompt.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useSingleSignOnReturn } from './useSingleSignOnReturn.ts';

export function LoginPage() {
  const session = useSession((store) => store.session);
  const { pending, startOver } = useSecondStep();
  const { state } = useLocation();
  const [asked] = useState(() => askedPage(state) ?? '/today');
  const isReturning = useSingleSignOnReturn();
  useEffect(() => {
    if (!session) return;
    startOver();
    forgetAskedPage();
  }, [session, startOver]);
  useHeadingFocus(pending ? 'second step' : 'first step');
  if (session) return <Navigate to={asked} replace />;
  if (pending) return <SecondFactorPrompt pending={pending} />;
  return (
    <SignInLayout title={admin.login.title}>
      {isReturning ? <output aria-busy="true">{admin.signIn.finishing}</output> : <FirstStep />}
    </SignInLayout>
  );
}
