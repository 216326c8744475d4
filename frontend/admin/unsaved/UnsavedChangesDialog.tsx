import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';

/** Asked before unsaved changes are left behind. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ModalDialog title={admin.leave.title} onClose={onStay}>
      <p>{admin.leave.text}</p>
      <DialogActions>
        <Button data-first onClick={onStay}>
          {admin.leave.stay}
        </Button>
        <Button line onClick={onLeave}>
          {admin.leave.leave}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
