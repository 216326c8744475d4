import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKind } from '../draft/DraftKind.ts';
import { type CopyFiles, fileNames, removeCopyFiles } from './copyFiles.ts';
import { type CopyProblem, saveCopy, removeCopy } from './localCopy.ts';
import { useStoredFiles } from './useStoredFiles.ts';

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
  account: string | undefined;
  /** The version that was put back. */
  restoredFrom?: number | undefined;
  saveKey?: string | undefined;
  conflict?: string | undefined;
}

export interface FormContent<Draft> extends CopyFiles {
  draft: Draft;
  isChanged: boolean;
}

/** Saves what the form holds in this browser: seconds after a change, and when the page may be closed. */
export function useLocalCopy<Draft>(
  kind: DraftKind<Draft>,
  { id, basedOn, form, account, restoredFrom, saveKey, conflict }: Edited,
  { draft, isChanged, ...files }: FormContent<Draft>,
) {
  const { pictures, unsent } = files;
  const [state, setState] = useState<CopyState>({});
  const newest = useRef<FormContent<Draft> & Pick<Edited, 'saveKey'>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const content = newest.current;
    if (!content?.isChanged) return removeCopy(localStorage, kind, { id, form });
    const savedAt = Date.now();
    const names = fileNames(content);
    const typed = { draft: content.draft, files: names, saveKey: content.saveKey };
    const copy = { id, form, account, basedOn, savedAt, ...typed, restoredFrom, conflict };
    const problem = saveCopy(localStorage, kind, copy);
    setState(problem ? { problem } : { savedAt });
  });
  useEffect(() => {
    const isForgotten = newest.current === undefined;
    newest.current = { draft, pictures, unsent, isChanged, saveKey };
    if (isForgotten) save();
    else timer.current ??= setTimeout(() => save(), SAVE_INTERVAL_MS);
  }, [draft, pictures, unsent, isChanged, saveKey]);
  useWhenLeaving(() => save());

  const isWithoutFiles = useStoredFiles(form, files, () => save());

  const forget = () => {
    newest.current = undefined;
    removeCopy(localStorage, kind, { id, form });
    // Those that are not sent are saved by nothing else.
    if (unsent.length === 0) void removeCopyFiles(form);
  };
  const isLost = isWithoutFiles || state.problem !== undefined;
  const copy = { ...state, areFilesLost: isLost && fileNames(files).length > 0 };
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
