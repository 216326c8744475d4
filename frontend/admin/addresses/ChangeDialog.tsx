import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import styles from './Addresses.module.css';
import { useSaveAddress } from './useSaveAddress.ts';
import type { AddressBefore } from './useTakeBack.ts';

const { add, leading: words } = admin.addresses;

export function ChangeDialog({ address, onClose }: { address: AddressBefore; onClose: () => void }) {
  const { submit, messages, isSending } = useSaveAddress(address, onClose);
  return (
    <ModalDialog title={words.change(address.from)} onClose={onClose}>
      <form className={styles['change']} noValidate onSubmit={submit}>
        <input type="hidden" name="from" value={address.from} />
        <TextField
          id="address-end"
          name="to"
          label={add.to}
          hint={add.toHint}
          defaultValue={address.to}
          error={messages['to'] ?? messages['from']}
          autoComplete="off"
          data-first
        />
        <DialogActions>
          <Button type="submit" isBusy={isSending}>
            {isSending ? words.saving : words.save}
          </Button>
          <Button line onClick={onClose}>
            {words.cancel}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
