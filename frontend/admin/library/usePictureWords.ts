import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changePicture } from '../../api/adminPictures.ts';
import type { LibraryPicture, PictureChange } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { PICTURES_KEY } from './useLibrary.ts';

const SAVE_DEBOUNCE_MS = 800;

const isEmpty = (change: PictureChange) => Object.keys(change).length === 0;

/** Saved by itself a moment after it was changed, and on leaving the picture. */
export function usePictureWords(
  { id, alt, is_decorative, focal_x, focal_y }: LibraryPicture,
  onChange: () => void,
) {
  const client = useQueryClient();
  const [fields, setFields] = useState({ alt, is_decorative, focal_x, focal_y });
  const [isSaved, setSaved] = useState(false);
  /** Of the fields that somebody else may change meanwhile, only those that were touched here. */
  const unsent = useRef<PictureChange>({});
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { run, isBusy } = useAdminMutation({
    change: (token, changed: PictureChange) => changePicture(token, id, changed),
    failed: admin.library.changeFailed,
  });

  const send = async () => {
    clearTimeout(timer.current);
    const changed = unsent.current;
    if (isEmpty(changed) || isSending.current) return;
    isSending.current = true;
    unsent.current = {};
    const isDone = Boolean(await run(changed));
    isSending.current = false;
    const isNewest = isEmpty(unsent.current);
    setSaved(isDone && isNewest);
    // Tried again with the next change, or on leaving.
    if (!isDone) unsent.current = { ...changed, ...unsent.current };
    if (!isNewest) await send();
    void loadAgain(client, [PICTURES_KEY]);
  };
  const change = (changed: Partial<typeof fields>) => {
    unsent.current = { ...unsent.current, ...changed };
    setFields({ ...fields, ...changed });
    onChange();
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), SAVE_DEBOUNCE_MS);
  };
  const leave = useEffectEvent(() => void send());
  useEffect(() => () => leave(), []);
  return { fields, change, send: () => void send(), isSaving: isBusy, isSaved };
}
