import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { DialogActions } from '../../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../../kit/dialogs/ModalDialog.tsx';
import { linkAddress } from './linkAddress.ts';
import styles from './LinkDialog.module.css';

interface LinkDialogProps {
  current: string;
  /** @param address '' to remove the link */
  onSet: (address: string) => void;
  onClose: () => void;
}

export function LinkDialog({ current, onSet, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(current);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events bubble to the post form.
    event.stopPropagation();
    const address = linkAddress(typed, location.origin);
    if (address) onSet(address);
    else setError(admin.editor.linkWrong);
  };
  return (
    <ModalDialog title={admin.editor.linkTitle} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          id="link-address"
          label={admin.editor.linkAddress}
          hint={admin.editor.linkHelp}
          error={error}
          isAlert
          autoComplete="off"
          data-first
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Actions canRemove={current !== ''} onRemove={() => onSet('')} onClose={onClose} />
      </form>
    </ModalDialog>
  );
}

interface ActionsProps {
  canRemove: boolean;
  onRemove: () => void;
  onClose: () => void;
}

function Actions({ canRemove, onRemove, onClose }: ActionsProps) {
  return (
    <DialogActions>
      <Button type="submit">{admin.editor.linkSave}</Button>
      {canRemove && (
        <Button line onClick={onRemove}>
          {admin.editor.linkRemove}
        </Button>
      )}
      <Button line onClick={onClose}>
        {admin.editor.cancel}
      </Button>
    </DialogActions>
  );
}
