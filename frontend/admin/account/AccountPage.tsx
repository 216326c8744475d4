import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { AlertsSection } from '../alerts/AlertsSection.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import styles from './AccountPage.module.css';
import { useChangePassword } from './useChangePassword.ts';

const words = admin.account;

export function AccountPage() {
  const { submit, messages, isSending } = useChangePassword();
  return (
    <AdminPage title={words.title} note={words.help}>
      <form className={styles['form']} method="post" noValidate onSubmit={submit}>
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
      <AlertsSection />
    </AdminPage>
  );
}
