import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '../../api/ApiError.ts';
import { changePicture, readPicture } from '../../api/adminPictures.ts';
import type { LibraryPicture, PictureChange } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { sessionAccount } from '../session/sessionAccount.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { PICTURES_KEY } from './useLibrary.ts';
import {
  type PictureWords,
  forgetLeft,
  keepWords,
  noteSentWords,
  readWordsCopy,
  settleWords,
  wordsPlace,
} from './wordsCopy.ts';

const SAVE_DEBOUNCE_MS = 800;

const isEmpty = (words: PictureWords) => Object.keys(words).length === 0;

const shownOf = ({ alt, is_decorative, focal_x, focal_y }: LibraryPicture) =>
  ({ alt, is_decorative, focal_x, focal_y }) satisfies PictureWords;

/** Those of the fields that `named` has. */
const pick = (words: PictureWords, named: PictureWords): PictureWords =>
  Object.fromEntries(Object.entries(words).filter(([field]) => field in named));

/** Saved by itself a moment after it was changed, and on leaving the picture. */
export function usePictureWords(picture: LibraryPicture, onChange: () => void) {
  const { kept, left, forget, ...copy } = useKeptWords(picture);
  const [fields, setFields] = useState({ ...shownOf(picture), ...kept });
  const { add, ...sending } = useUnsentWords(picture, { kept, ...copy }, setFields);
  const change = (changed: Partial<typeof fields>) => {
    add(changed);
    setFields({ ...fields, ...changed });
    onChange();
  };
  return { fields, change, left, forget, ...sending };
}

type Fields = ReturnType<typeof shownOf>;
type Copy = Omit<ReturnType<typeof useKeptWords>, 'left' | 'forget'>;

function useUnsentWords(picture: LibraryPicture, copy: Copy, show: (fields: Fields) => void) {
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  /** Of the fields that somebody else may change meanwhile, only those that were touched here. */
  const unsent = useRef(copy.kept);
  const { seen, takeIn } = useSeenWords(picture, copy, show);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { run, isBusy } = useSendingWords(picture);

  const send = async () => {
    clearTimeout(timer.current);
    const changed = unsent.current;
    if (isEmpty(changed) || isSending.current) return;
    isSending.current = true;
    unsent.current = {};
    copy.noteSent(changed);
    const answer = (await run({ ...changed, from: pick(seen.current, changed) })) ?? {};
    isSending.current = false;
    const isNewest = isEmpty(unsent.current);
    setSaved(Boolean(answer.saved) && isNewest);
    unsent.current = takeIn(answer, changed, unsent.current);
    if (answer.present || !isNewest) await send();
    void loadAgain(client, [PICTURES_KEY]);
  };
  const add = (changed: PictureWords) => {
    unsent.current = { ...unsent.current, ...changed };
    copy.keep(changed, seen.current);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), SAVE_DEBOUNCE_MS);
  };
  const sendRest = useEffectEvent(() => void send());
  useEffect(() => {
    sendRest();
    return () => sendRest();
  }, []);
  return { add, send: () => void send(), isSaving: isBusy, isSaved };
}

/** What was read of each field. */
function useSeenWords(picture: LibraryPicture, { settle, giveWay }: Copy, show: (fields: Fields) => void) {
  const seen = useRef(shownOf(picture));
  /** @returns what is to be sent with the next change, on leaving, or when it is opened again */
  const takeIn = ({ saved, present }: Answer, changed: PictureWords, unsent: PictureWords) => {
    if (saved) {
      settle(changed);
      seen.current = { ...seen.current, ...pick(shownOf(saved), changed) };
      return unsent;
    }
    const typed = { ...changed, ...unsent };
    if (!present) return typed;
    const own = giveWay(present, typed);
    seen.current = shownOf(present);
    show({ ...seen.current, ...own });
    return own;
  };
  return { seen, takeIn };
}

interface Answer {
  saved?: LibraryPicture;
  /** When somebody else has changed it. */
  present?: LibraryPicture;
}

function useSendingWords({ id }: LibraryPicture) {
  return useAdminMutation<Answer, PictureChange>({
    async change(token, changed) {
      try {
        return { saved: (await changePicture(token, id, changed)).data };
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        return { present: await readPicture(token, id) };
      }
    },
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
  const keep = (words: PictureWords, over: PictureWords) =>
    setRoom(keepWords(localStorage, place, { words, over }, Date.now()));
  const noteSent = (change: PictureWords) => noteSentWords(localStorage, place, change);
  const settle = (saved: PictureWords) => {
    settleWords(localStorage, place, saved, Date.now());
    setLeft((all) => all.filter((alt) => alt !== saved.alt));
    setRoom(true);
  };
  /** @returns those of the unsent words that are still one's own to save */
  const giveWay = (present: LibraryPicture, typed: PictureWords) => {
    const { words, left: all } = readWordsCopy(localStorage, place, present, Date.now());
    const own = pick(typed, words);
    if (Object.keys(own).length < Object.keys(typed).length) toast.error(admin.library.changedMeanwhile);
    // A full device keeps none.
    const alt = own.alt === undefined && typed.alt ? [typed.alt] : [];
    setLeft((before) => [...new Set([...before, ...all, ...alt])]);
    return own;
  };
  const forget = (gone: string) => {
    forgetLeft(localStorage, place, gone);
    setLeft((all) => all.filter((alt) => alt !== gone));
  };
  return { kept, keep, noteSent, settle, giveWay, left, forget };
}
