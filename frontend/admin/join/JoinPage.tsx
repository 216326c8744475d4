import { checkInvitation } from '../../api/adminSignIn.ts';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { MailLink } from '../login/MailLink.tsx';
import { useMailLink } from '../login/useMailLink.ts';
import { NewAccountForm } from './NewAccountForm.tsx';

const words = admin.signIn.join;

export function JoinPage() {
  const link = useMailLink(checkInvitation);
  return (
    <MailLink title={words.title} link={link} over={<Over />}>
      {(invitation) => <NewAccountForm link={link} invitation={invitation} />}
    </MailLink>
  );
}

function Over() {
  return (
    <Notice kind="error">
      <strong>{words.over}</strong> {words.overHelp}
    </Notice>
  );
}
