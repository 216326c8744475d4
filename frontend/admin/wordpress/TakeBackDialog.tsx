import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { takeImportBack } from '../../api/adminImports.ts';
import type { MadePosts } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../kit/focusHeading.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

const words = admin.wordpressImport.takingBack;

interface TakeBackDialogProps {
  id: number;
  made: MadePosts;
  isRunning?: boolean;
  onClose: () => void;
}

export function TakeBackDialog({ id, made, isRunning = false, onClose }: TakeBackDialogProps) {
  const { unchanged, changed } = made;
  const { run, isBusy } = useAdminMutation({
    change: (token) => takeImportBack(token, id),
    failed: words.failed,
    invalidates: ['imports'],
  });
  const confirm = async () => {
    const answer = await run();
    if (answer) {
      const { taken_back: count, left } = answer;
      toast.success([words.done(count), ...(left > 0 ? [words.stays(left)] : [])].join(' '));
    }
    flushSync(onClose);
    // The button that opened the dialog goes when nothing is left to take back.
    focusHeading();
  };
  return (
    <ConfirmDialog
      title={words.title}
      yes={isBusy ? words.taking : words.yes}
      no={words.no}
      isDanger
      isBusy={isBusy}
      onYes={() => void confirm()}
      onClose={onClose}
    >
      {isRunning && <p>{words.ends}</p>}
      {unchanged > 0 && <p>{words.goes(unchanged)}</p>}
      {changed > 0 && <p>{words.stays(changed)}</p>}
      <p>{words.again}</p>
    </ConfirmDialog>
  );
}
