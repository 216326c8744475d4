import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { textIn } from '../kit/fields/textIn.ts';
import { useSubmit } from '../kit/fields/useSubmit.ts';
import { AccountName } from '../session/AccountName.tsx';
import { SessionOver } from '../session/adminCall.ts';
import styles from './AccountPage.module.css';

const words = admin.account.askPassword;

interface AskPasswordProps {
  title: string;
  help?: string | undefined;
  yes?: string | undefined;
  isDanger?: boolean | undefined;
  /** Said when it may be done, although no answer says so. */
  lost?: string | undefined;
  /** @throws what is said at the field */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Before acts that would give the account to a stranger at an unattended desk. */
export function AskPassword({ title, help = words.help, yes = words.goOn, ...props }: AskPasswordProps) {
  const { isDanger = false, lost = admin.lost, onPassword, onClose } = props;
  const [refusal, setRefusal] = useState<string>();
  const { submit, isSending } = useSubmit(async (form) => {
    try {
      await onPassword(textIn(form, 'ask_password'));
      onClose();
    } catch (error) {
      if (error instanceof SessionOver) return;
      flushSync(() => setRefusal(refusalOf(error, lost)));
      form.querySelector<HTMLInputElement>('#ask_password')?.focus();
    }
  });
  return (
    <ModalDialog title={title} onClose={onClose}>
      <form className={styles['ask']} method="post" noValidate onSubmit={submit}>
        <p>{help}</p>
        <AccountName />
        <PasswordField
          id="ask_password"
          label={words.label}
          autoComplete="current-password"
          error={refusal}
          isFirst
        />
        <DialogActions>
          <Button type="submit" danger={isDanger} isBusy={isSending}>
            {isSending ? words.checking : yes}
          </Button>
          <Button line onClick={onClose}>
            {words.cancel}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}

function refusalOf(error: unknown, lost: string): string {
  const atField = error instanceof ApiError ? error.messages['password'] : undefined;
  return atField ?? sentenceOf(error, words.failed, lost);
}
