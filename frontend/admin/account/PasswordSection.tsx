import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { AccountName } from '../session/AccountName.tsx';
import styles from './AccountPage.module.css';
import { useChangePassword } from './useChangePassword.ts';

const words = admin.account.password;

export function PasswordSection() {
  const { submit, messages, isSending } = useChangePassword();
  return (
    <TitledSection title={words.title} note={words.note}>
      <form className={styles['form']} method="post" noValidate onSubmit={submit}>
        <AccountName />
        <PasswordField
          id="current_password"
          label={words.current}
          autoComplete="current-password"
          error={messages['current_password']}
        />
        <PasswordField
          id="new_password"
          label={words.next}
          autoComplete="new-password"
          hint={words.nextHelp}
          error={messages['new_password']}
        />
        <Button type="submit" isBusy={isSending}>
          {isSending ? admin.form.saving : words.save}
        </Button>
      </form>
    </TitledSection>
  );
}
