import { toast } from 'react-hot-toast/headless';
import { renameAccount } from '../../api/adminAccount.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { textIn } from '../kit/fields/textIn.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import { useSubmit } from '../kit/fields/useSubmit.ts';
import { TOKEN_KEY } from '../roles/tokenKey.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import styles from './AccountPage.module.css';

const words = admin.account.name;
const MAX_NAME = 100;

export function NameSection({ name }: { name: string }) {
  const { run } = useAdminMutation({ change: renameAccount, failed: words.failed, invalidates: TOKEN_KEY });
  const { submit, isSending } = useSubmit(async (form) => {
    if (await run(textIn(form, 'name'))) toast.success(words.saved);
  });
  return (
    <TitledSection title={words.title} note={words.note}>
      <form className={styles['form']} method="post" onSubmit={submit}>
        <TextField
          id="name"
          name="name"
          label={words.label}
          defaultValue={name}
          maxLength={MAX_NAME}
          autoComplete="name"
          required
        />
        <Button type="submit" line isBusy={isSending}>
          {isSending ? admin.form.saving : words.save}
        </Button>
      </form>
    </TitledSection>
  );
}
