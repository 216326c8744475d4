import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKind } from '../draft/DraftKind.ts';
import type { ChosenPictures } from '../draft/postDraft.ts';
import { saveCopyFiles, removeCopyFiles } from './copyFiles.ts';
import { type CopyProblem, saveCopy, removeCopy } from './localCopy.ts';

const SAVE_INTERVAL_MS = 3000;

export interface CopyState {
  savedAt?: number;
  problem?: CopyProblem;
  /** Chosen files that would not be found again. */
  areFilesLost?: boolean;
}

interface Edited {
  /** '' for a new post. */
  id: string;
  /** Undefined for a new post. */
  basedOn: number | undefined;
  /** The name of the open editor. */
  form: string;
  /** The version that was put back. */
  restoredFrom: number | undefined;
}

export interface FormContent<Draft> {
  draft: Draft;
  pictures: ChosenPictures;
  isChanged: boolean;
}

/** Saves what the form holds in this browser: seconds after a change, and when the page may be closed. */
export function useLocalCopy<Draft>(
  kind: DraftKind<Draft>,
  { id, basedOn, form, restoredFrom }: Edited,
  { draft, pictures, isChanged }: FormContent<Draft>,
) {
  const [state, setState] = useState<CopyState>({});
  const newest = useRef<FormContent<Draft>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const content = newest.current;
    if (!content?.isChanged) return removeCopy(localStorage, kind, { id, form });
    const savedAt = Date.now();
    const files = fileNames(content.pictures);
    const copy = { id, form, basedOn, savedAt, draft: content.draft, files, restoredFrom };
    const problem = saveCopy(localStorage, kind, copy);
    setState(problem ? { problem } : { savedAt });
  });
  useEffect(() => {
    newest.current = { draft, pictures, isChanged };
    timer.current ??= setTimeout(() => save(), SAVE_INTERVAL_MS);
  }, [draft, pictures, isChanged]);
  useWhenLeaving(() => save());

  const isWithoutFiles = useFiles(form, pictures, () => save());

  const forget = () => {
    newest.current = undefined;
    removeCopy(localStorage, kind, { id, form });
    void removeCopyFiles(form);
  };
  const isLost = isWithoutFiles || state.problem !== undefined;
  const copy = { ...state, areFilesLost: isLost && fileNames(pictures).length > 0 };
  return { copy: isChanged ? copy : {}, forget };
}

/** And at once: what was taken over from another copy needs one of its own. */
function useWhenLeaving(onLeave: () => void) {
  const save = useEffectEvent(onLeave);
  useEffect(() => {
    const leaving = new AbortController();
    const saveNow = () => save();
    saveNow();
    addEventListener('pagehide', saveNow, leaving);
    document.addEventListener('visibilitychange', saveNow, leaving);
    return () => {
      leaving.abort();
      saveNow();
    };
  }, []);
}

/** After the copy that names them. @returns whether there was no room */
function useFiles(form: string, pictures: ChosenPictures, saveCopyNow: () => void) {
  const [hasFailed, setFailed] = useState(false);
  const saveCopyFirst = useEffectEvent(saveCopyNow);
  const hasChosen = useRef(false);
  useEffect(() => {
    const hasFiles = fileNames(pictures).length > 0;
    if (!hasFiles && !hasChosen.current) return;
    hasChosen.current = true;
    saveCopyFirst();
    void saveCopyFiles(form, pictures).then((isStored) => setFailed(!isStored));
  }, [form, pictures]);
  return hasFailed;
}

export function fileNames(pictures: ChosenPictures): string[] {
  return Object.values(pictures).flatMap((file) => (file ? [file.name] : []));
}
