import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { deletePostForever } from '../../api/adminPosts.ts';
import type { BinnedPost } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { focusHeading } from '../kit/focusHeading.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

const words = admin.bin;

export function DeleteForeverDialog({ post, onClose }: { post: BinnedPost; onClose: () => void }) {
  const { run, isBusy } = useAdminMutation({
    change: deletePostForever,
    failed: words.deleteForeverFailed,
    invalidates: ['posts'],
  });
  const confirm = async () => {
    if (await run(post.id)) toast.success(words.deletedForever);
    flushSync(onClose);
    focusHeading();
  };
  return (
    <ConfirmDialog
      title={words.confirm}
      yes={isBusy ? admin.list.deleting : words.deleteForever}
      no={admin.list.confirmNo}
      isDanger
      isBusy={isBusy}
      onYes={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.confirmHelp(post.heading)}</p>
    </ConfirmDialog>
  );
}
