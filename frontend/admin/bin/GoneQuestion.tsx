import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { deleteForGood } from '../../api/adminPosts.ts';
import type { BinnedPost } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { focusHeading } from '../kit/screenFocus.ts';
import { useAdminAct } from '../session/useAdminAct.ts';

const words = admin.bin;

interface GoneQuestionProps {
  post: BinnedPost;
  onClose: () => void;
  onDone: () => void;
}

/** Asked before a blog goes for good. */
export function GoneQuestion({ post, onClose, onDone }: GoneQuestionProps) {
  const { run, isBusy } = useAdminAct(words.goneFailed);
  const confirm = async () => {
    if (await run((token) => deleteForGood(token, post.id))) toast.success(words.gone);
    flushSync(onClose);
    focusHeading();
    onDone();
  };
  return (
    <ModalDialog title={words.confirm} onClose={onClose}>
      <p>{words.confirmHelp(post.heading)}</p>
      <DialogActions>
        <Button danger isBusy={isBusy} onClick={() => void confirm()}>
          {isBusy ? admin.list.deleting : words.deleteForGood}
        </Button>
        <Button line data-first onClick={onClose}>
          {admin.list.confirmNo}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
