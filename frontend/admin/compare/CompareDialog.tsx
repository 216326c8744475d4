import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { Differences, type Side } from './Differences.tsx';

interface CompareDialogProps {
  title: string;
  before: Side;
  after: Side;
  onClose: () => void;
}

/** Lazy, because of its library. */
export default function CompareDialog({ title, before, after, onClose }: CompareDialogProps) {
  return (
    <ModalDialog title={title} isWide onClose={onClose}>
      <Differences before={before} after={after} />
      <DialogActions>
        <Button line data-first onClick={onClose}>
          {admin.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
