import { useState } from 'react';
import type { LinkAskedFor } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { BackToSignIn } from '../login/BackToSignIn.tsx';
import { SignInLayout } from '../login/SignInLayout.tsx';
import { useHeadingFocus } from '../session/useHeadingFocus.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ResetMailSent } from './ResetMailSent.tsx';

const words = admin.signIn.forgot;

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<LinkAskedFor>();
  useHeadingFocus(sent ? 'sent' : 'form');
  return (
    <SignInLayout title={sent ? words.sent : words.title}>
      {sent ? (
        <ResetMailSent sent={sent} again={() => setSent(undefined)} />
      ) : (
        <ForgotPasswordForm email={email} setEmail={setEmail} onSent={setSent} />
      )}
      <BackToSignIn />
    </SignInLayout>
  );
}
