import { join } from '../../api/adminSignIn.ts';
import type { JoinCheck } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { Refusal } from '../kit/fields/Refusal.tsx';
import { AccountName } from '../session/AccountName.tsx';
import styles from '../session/SignInForm.module.css';
import { useLinkForm } from '../login/useLinkForm.ts';
import type { MailLinkState } from '../login/useMailLink.ts';

const words = admin.signIn.join;

export function NewAccountForm({ link, invitation }: { link: MailLinkState; invitation: JoinCheck }) {
  const { email, role, invited_by } = invitation;
  const { submit, sentence, messages, isSending } = useLinkForm(link, email, join);
  return (
    <form className={styles['form']} method="post" onSubmit={submit}>
      <p className={styles['soft']}>{words.invited(invited_by, words.roles[role])}</p>
      {Object.keys(messages).length === 0 && <Refusal sentence={sentence} />}
      <AccountName email={email} />
      <TextField
        id="name"
        name="name"
        label={words.name}
        autoComplete="name"
        hint={words.nameHelp}
        required
        error={messages['name']}
      />
      <PasswordField
        id="password"
        label={words.password}
        autoComplete="new-password"
        hint={admin.signIn.newPassword.help}
        error={messages['password']}
      />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
