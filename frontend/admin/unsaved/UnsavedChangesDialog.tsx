import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { useUnsaved } from './useUnsaved.ts';

interface UnsavedChangesDialogProps {
  onStay: () => void;
  onLeave: () => void;
  isLeaving?: boolean;
}

export function UnsavedChangesDialog({ onStay, onLeave, isLeaving = false }: UnsavedChangesDialogProps) {
  const isKept = useUnsaved((store) => store.isKept);
  return (
    <ModalDialog title={admin.unsavedChanges.title} onClose={onStay}>
      <p>{isKept ? admin.unsavedChanges.kept : admin.unsavedChanges.lost}</p>
      <DialogActions>
        <Button data-first onClick={onStay}>
          {admin.unsavedChanges.stay}
        </Button>
        <Button line isBusy={isLeaving} onClick={onLeave}>
          {admin.unsavedChanges.leave}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
