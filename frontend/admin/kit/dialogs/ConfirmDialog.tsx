import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { DialogActions } from './DialogActions.tsx';
import { ModalDialog } from './ModalDialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  isWide?: boolean;
  isDanger?: boolean;
  isBusy: boolean;
  onYes: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, yes, no, isWide, isDanger = false, isBusy, onYes, onClose } = props;
  return (
    <ModalDialog title={title} isWide={isWide} onClose={onClose}>
      {children}
      <DialogActions>
        <Button danger={isDanger} isBusy={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button line data-first onClick={onClose}>
          {no}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
