import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { renamePasskey } from '../../../api/adminAccount.ts';
import type { Passkey } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { DialogActions } from '../../kit/dialogs/DialogActions.tsx';
import entries from '../../kit/Entries.module.css';
import { textIn } from '../../kit/fields/textIn.ts';
import { usePassFocus } from '../../kit/usePassFocus.ts';
import { useSubmit } from '../../kit/fields/useSubmit.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';
import { PASSKEYS_KEY } from './useAddPasskey.ts';

const words = admin.account.passkeys;
const MAX_NAME = 60;

/** In the place of its row. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const form = usePassFocus<HTMLFormElement>(`rename-${passkey.id}`);
  useEffect(() => form.current?.querySelector('input')?.select(), [form]);
  const { run } = useAdminMutation({
    change: (token, name: string) => renamePasskey(token, passkey.id, name),
    failed: words.notRenamed,
    invalidates: PASSKEYS_KEY,
  });
  const { submit, isSending } = useSubmit(async (filled) => {
    if (!(await run(textIn(filled, 'name')))) return;
    toast.success(words.renamed);
    onDone();
  });
  return (
    <form ref={form} className={entries['edit']} onSubmit={submit}>
      <TextField
        id={`passkey-${passkey.id}`}
        name="name"
        label={words.name}
        defaultValue={passkey.name}
        maxLength={MAX_NAME}
        autoComplete="off"
        required
      />
      <DialogActions>
        <Button type="submit" small isBusy={isSending}>
          {words.save}
        </Button>
        <Button line small onClick={onDone}>
          {words.cancel}
        </Button>
      </DialogActions>
    </form>
  );
}
