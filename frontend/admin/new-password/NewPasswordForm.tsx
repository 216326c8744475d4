import { resetPassword } from '../../api/adminSignIn.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { Refusal } from '../kit/fields/Refusal.tsx';
import { AccountName } from '../session/AccountName.tsx';
import styles from '../session/SignInForm.module.css';
import { useLinkForm } from '../login/useLinkForm.ts';
import type { MailLinkState } from '../login/useMailLink.ts';

const words = admin.signIn.newPassword;

export function NewPasswordForm({ link, email }: { link: MailLinkState; email: string }) {
  const { submit, sentence, messages, isSending } = useLinkForm(link, email, resetPassword);
  const wrong = messages['password'];
  return (
    <form className={styles['form']} method="post" onSubmit={submit}>
      {!wrong && <Refusal sentence={sentence} />}
      <AccountName email={email} />
      <PasswordField
        id="password"
        label={words.label}
        autoComplete="new-password"
        hint={words.help}
        error={wrong}
      />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.submitting : words.submit}
      </Button>
      <p className={styles['soft']}>{words.note}</p>
    </form>
  );
}
