import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { sentenceOf } from '../../api/ApiError.ts';
import { deletePicture, readPicture, restorePicture } from '../../api/adminPictures.ts';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { pictureLabel } from './pictureLabel.ts';
import { PICTURES_KEY } from './useLibrary.ts';

const words = admin.library;

export function useLibraryPicture(id: number) {
  const { answer, error, reload } = useAdminQuery({
    key: [PICTURES_KEY, 'one', id],
    load: (token, signal) => readPicture(token, id, signal),
  });
  return { picture: answer?.id === id ? answer : undefined, error, reload };
}

/** Into the bin and back. @param onGone called when it has left the list */
export function usePictureBin(picture: LibraryPicture, onGone: () => void) {
  const { id } = picture;
  const name = pictureLabel(picture);
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const { run, isBusy } = useAdminMutation({
    change: restorePicture,
    failed: words.restoreFailed,
    invalidates: [PICTURES_KEY],
  });
  const restore = async (onRestored?: () => void) => {
    if (!(await run(id))) return;
    toast.success(words.restored(name));
    onRestored?.();
  };
  const remove = async () => {
    setRefusal(undefined);
    try {
      await adminCall((token) => deletePicture(token, id));
      onGone();
      undoToast(words.deleted(name), () => void restore());
    } catch (error) {
      if (!(error instanceof SessionOver)) setRefusal(sentenceOf(error, words.deleteFailed));
    }
    void loadAgain(client, [PICTURES_KEY]);
  };
  return { refusal, remove, restore: () => void restore(onGone), isBusy };
}
