import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changePicture } from '../../api/adminPictures.ts';
import type { LibraryPicture, PictureChange } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { sessionAccount } from '../session/sessionAccount.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { PICTURES_KEY } from './useLibrary.ts';
import { forgetLeft, keepWords, noteSentWords, readWordsCopy, settleWords, wordsPlace } from './wordsCopy.ts';

const SAVE_DEBOUNCE_MS = 800;

const isEmpty = (change: PictureChange) => Object.keys(change).length === 0;

/** Saved by itself a moment after it was changed, and on leaving the picture. */
export function usePictureWords(picture: LibraryPicture, onChange: () => void) {
  const { alt, is_decorative, focal_x, focal_y } = picture;
  const { kept, add, ...sending } = useUnsentWords(picture);
  const [fields, setFields] = useState({
    alt: kept.alt ?? alt,
    is_decorative: kept.is_decorative ?? is_decorative,
    focal_x: kept.focal_x ?? focal_x,
    focal_y: kept.focal_y ?? focal_y,
  });
  const change = (changed: Partial<typeof fields>) => {
    add(changed, fields);
    setFields({ ...fields, ...changed });
    onChange();
  };
  return { fields, change, ...sending };
}

function useUnsentWords(picture: LibraryPicture) {
  const client = useQueryClient();
  const { kept, keep, noteSent, settle, ...others } = useKeptWords(picture);
  const [isSaved, setSaved] = useState(false);
  /** Of the fields that somebody else may change meanwhile, only those that were touched here. */
  const unsent = useRef(kept);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { run, isBusy } = useSendingWords(picture);

  const send = async () => {
    clearTimeout(timer.current);
    const changed = unsent.current;
    if (isEmpty(changed) || isSending.current) return;
    isSending.current = true;
    unsent.current = {};
    noteSent(changed);
    const isDone = Boolean(await run(changed));
    isSending.current = false;
    const isNewest = isEmpty(unsent.current);
    setSaved(isDone && isNewest);
    if (isDone) settle(changed);
    // Tried again with the next change, on leaving, or when it is opened again.
    if (!isDone) unsent.current = { ...changed, ...unsent.current };
    if (!isNewest) await send();
    void loadAgain(client, [PICTURES_KEY]);
  };
  const add = (changed: PictureChange, over: PictureChange) => {
    unsent.current = { ...unsent.current, ...changed };
    keep(changed, over);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), SAVE_DEBOUNCE_MS);
  };
  const sendRest = useEffectEvent(() => void send());
  useEffect(() => {
    sendRest();
    return () => sendRest();
  }, []);
  return { kept, add, send: () => void send(), isSaving: isBusy, isSaved, ...others };
}

function useSendingWords({ id }: LibraryPicture) {
  return useAdminMutation({
    change: (token, changed: PictureChange) => changePicture(token, id, changed),
    failed: admin.library.changeFailed,
  });
}

/** On this device, until they are saved. */
function useKeptWords(picture: LibraryPicture) {
  const [place] = useState(() => wordsPlace(picture.id, sessionAccount()));
  const [{ words: kept, left: found }] = useState(() =>
    readWordsCopy(localStorage, place, picture, Date.now()),
  );
  const [left, setLeft] = useState(found);
  const [hasRoom, setRoom] = useState(true);
  useReportUnsaved(!hasRoom, false);
  const keep = (words: PictureChange, over: PictureChange) =>
    setRoom(keepWords(localStorage, place, { words, over }, Date.now()));
  const noteSent = (change: PictureChange) => noteSentWords(localStorage, place, change);
  const settle = (saved: PictureChange) => {
    settleWords(localStorage, place, saved, Date.now());
    setLeft((all) => all.filter((alt) => alt !== saved.alt));
    setRoom(true);
  };
  const forget = (gone: string) => {
    forgetLeft(localStorage, place, gone);
    setLeft((all) => all.filter((alt) => alt !== gone));
  };
  return { kept, keep, noteSent, settle, left, forget };
}
