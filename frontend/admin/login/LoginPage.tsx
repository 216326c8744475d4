import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Navigate, useLocation } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import { useHeadingFocus } from '../session/useHeadingFocus.ts';
import { useSecondStep } from '../session/useSecondStep.ts';
import { useSession } from '../session/useSession.ts';
import { FirstStep } from './FirstStep.tsx';
import { SecondFactorPrompt } from './SecondFactorPrompt.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useSingleSignOnReturn } from './useSingleSignOnReturn.ts';

/** The screen that somebody wanted to open. */
const askedFor = z.object({ asked: z.string() });

export function LoginPage() {
  const session = useSession((store) => store.session);
  const { pending, startOver } = useSecondStep();
  const { state } = useLocation();
  const isReturning = useSingleSignOnReturn();
  useEffect(() => {
    if (session) startOver();
  }, [session, startOver]);
  useHeadingFocus(pending ? 'second step' : 'first step');
  if (session) return <Navigate to={askedFor.safeParse(state).data?.asked ?? '/today'} replace />;
  if (pending) return <SecondFactorPrompt pending={pending} />;
  return (
    <SignInLayout title={admin.login.title}>
      {isReturning ? <output aria-busy="true">{admin.signIn.finishing}</output> : <FirstStep />}
    </SignInLayout>
  );
}
