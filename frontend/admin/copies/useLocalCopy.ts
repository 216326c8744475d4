import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import type { BlogDraft, ChosenPictures } from '../form/blogDraft.ts';
import { keepFiles, removeFiles } from './copyFiles.ts';
import { type KeepProblem, keepCopy, removeCopy } from './localCopy.ts';

const EVERY_MS = 3000;

export interface CopyState {
  savedAt?: number;
  problem?: KeepProblem;
}

interface EditedBlog {
  /** Its id, '' for a new one. */
  blog: string;
  /** The version that is edited; none of a new blog. */
  basedOn: number | undefined;
}

interface FormContent {
  draft: BlogDraft;
  pictures: ChosenPictures;
  isChanged: boolean;
}

/**
 * Keeps what the form holds in this browser: a few seconds after a change, and whenever the page might go away.
 * @returns how the latest copy went, and `forget`, for when all is saved
 */
export function useLocalCopy(edited: EditedBlog, { draft, pictures, isChanged }: FormContent) {
  const { blog } = edited;
  const [form] = useState(newIdempotencyKey);
  const [state, setState] = useState<CopyState>({});
  const newest = useRef<FormContent>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const content = newest.current;
    if (!content?.isChanged) return removeCopy(localStorage, { blog, form });
    const savedAt = Date.now();
    const files = fileNames(content.pictures);
    const problem = keepCopy(localStorage, { ...edited, form, savedAt, draft: content.draft, files });
    setState(problem ? { problem } : { savedAt });
  });
  useEffect(() => {
    newest.current = { draft, pictures, isChanged };
    timer.current ??= setTimeout(() => keep(), EVERY_MS);
  }, [draft, pictures, isChanged]);
  useEffect(() => {
    const leaving = new AbortController();
    const keepNow = () => keep();
    // What a form takes over from a copy is without one until it has its own.
    keepNow();
    addEventListener('pagehide', keepNow, leaving);
    document.addEventListener('visibilitychange', keepNow, leaving);
    return () => {
      leaving.abort();
      keepNow();
    };
  }, []);

  const filesProblem = useFiles(form, pictures, () => keep());

  const forget = () => {
    newest.current = undefined;
    removeCopy(localStorage, { blog, form });
    void removeFiles(form);
  };
  const copy = filesProblem ? { problem: filesProblem, ...state } : state;
  return { copy: isChanged ? copy : {}, forget };
}

/** Keeps the files as soon as they are chosen, after the copy that names them. */
function useFiles(form: string, pictures: ChosenPictures, keepCopyNow: () => void) {
  const [problem, setProblem] = useState<KeepProblem>();
  const keepNow = useEffectEvent(keepCopyNow);
  const hasChosen = useRef(false);
  useEffect(() => {
    const hasFiles = fileNames(pictures).length > 0;
    if (!hasFiles && !hasChosen.current) return;
    hasChosen.current = true;
    keepNow();
    void keepFiles(form, pictures).then((isKept) => setProblem(isKept ? undefined : 'no room for files'));
  }, [form, pictures]);
  return problem;
}

function fileNames(pictures: ChosenPictures): string[] {
  return Object.values(pictures).flatMap((file) => (file ? [file.name] : []));
}
