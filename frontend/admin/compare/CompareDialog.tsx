import { Suspense } from 'react';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import type { DifferencesProps } from './Differences.tsx';
import { LazyDifferences } from './LazyDifferences.tsx';

interface CompareDialogProps extends DifferencesProps {
  title: string;
  onClose: () => void;
}

export function CompareDialog({ title, sides, differences, onClose }: CompareDialogProps) {
  return (
    <ModalDialog title={title} isWide onClose={onClose}>
      <Suspense fallback={<p>{admin.loading}</p>}>
        <LazyDifferences sides={sides} differences={differences} />
      </Suspense>
      <DialogActions>
        <Button line data-first onClick={onClose}>
          {admin.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
