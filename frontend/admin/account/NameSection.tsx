import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import styles from './AccountPage.module.css';
import { useRename } from './useRename.ts';

const words = admin.account.name;
const MAX_NAME = 100;

export function NameSection({ name }: { name: string }) {
  const { submit, wrong, isSending } = useRename();
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
          error={wrong}
        />
        <Button type="submit" line isBusy={isSending}>
          {isSending ? admin.form.saving : words.save}
        </Button>
      </form>
    </TitledSection>
  );
}
