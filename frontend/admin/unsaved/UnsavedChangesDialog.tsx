import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';

export function UnsavedChangesDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ModalDialog title={admin.unsavedChanges.title} onClose={onStay}>
      <p>{admin.unsavedChanges.text}</p>
      <DialogActions>
        <Button data-first onClick={onStay}>
          {admin.unsavedChanges.stay}
        </Button>
        <Button line onClick={onLeave}>
          {admin.unsavedChanges.leave}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
