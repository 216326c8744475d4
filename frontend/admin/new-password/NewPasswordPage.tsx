import { checkReset } from '../../api/adminSignIn.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { MailLink } from '../login/MailLink.tsx';
import { useMailLink } from '../login/useMailLink.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const words = admin.signIn.newPassword;

export function NewPasswordPage() {
  const link = useMailLink(checkReset);
  return (
    <MailLink title={words.title} link={link} over={<Over />}>
      {({ email }) => <NewPasswordForm link={link} email={email} />}
    </MailLink>
  );
}

function Over() {
  return (
    <>
      <Notice kind="error">
        <strong>{words.over}</strong> {words.overHelp}
      </Notice>
      <ButtonLink href="/admin/forgot-password">{words.again}</ButtonLink>
    </>
  );
}
