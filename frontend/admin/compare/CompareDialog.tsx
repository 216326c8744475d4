import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { Differences, type DifferencesProps } from './Differences.tsx';

interface CompareDialogProps extends DifferencesProps {
  title: string;
  onClose: () => void;
}

/** Lazy, because of its library. */
export default function CompareDialog({ title, sides, differences, onClose }: CompareDialogProps) {
  return (
    <ModalDialog title={title} isWide onClose={onClose}>
      <Differences sides={sides} differences={differences} />
      <DialogActions>
        <Button line data-first onClick={onClose}>
          {admin.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
