import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin/admin.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../kit/focusHeading.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import type { BinKind } from './BinKind.ts';
import type { Binned } from './BinTable.tsx';

interface DeleteForeverDialogProps {
  kind: BinKind;
  entry: Binned;
  onClose: () => void;
}

export function DeleteForeverDialog({ kind, entry, onClose }: DeleteForeverDialogProps) {
  const { words } = kind;
  const { run, isBusy } = useAdminMutation({
    change: kind.deleteForever,
    failed: words.deleteForeverFailed,
    invalidates: [kind.key],
  });
  const confirm = async () => {
    if (await run(entry.id)) toast.success(words.deletedForever);
    flushSync(onClose);
    focusHeading();
  };
  return (
    <ConfirmDialog
      title={words.confirm}
      yes={isBusy ? admin.list.deleting : admin.bin.deleteForever}
      no={admin.list.confirmNo}
      isDanger
      isBusy={isBusy}
      onYes={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.confirmHelp(entry.title)}</p>
    </ConfirmDialog>
  );
}
