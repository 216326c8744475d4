import { toast } from 'react-hot-toast/headless';
import type { PictureReplaced } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { putReplacedBack } from './putReplacedBack.ts';
import { PICTURES_KEY } from './useLibrary.ts';

const words = admin.library.replacing;

/** Takes "Replace everywhere" back. */
export function usePutReplacedBack() {
  const { run } = useAdminMutation({
    change: putReplacedBack,
    failed: words.undoFailed,
    invalidates: [PICTURES_KEY],
  });
  return async (replaced: PictureReplaced['replaced']) => {
    const back = await run(replaced);
    if (back !== undefined) toast.success(words.undone(back, replaced.length));
  };
}
