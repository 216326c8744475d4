import { type FormEvent, useState } from 'react';
import type { PostDraft } from '../draft/postDraft.ts';

type Status = PostDraft['status'];

/** What is sent beside the words of the form. */
export interface SaveAct {
  /** Undefined for a new one. */
  id: string | undefined;
  version: number | undefined;
  status: Status;
}

interface SaveActOptions extends SaveAct {
  isBusy: boolean;
  send: (act: SaveAct) => void;
}

/** Saving keeps the status of the form; publishing goes on the site, or waits for its time. */
export function useSaveActs({ isBusy, send, ...saved }: SaveActOptions) {
  const [last, setLast] = useState<SaveAct>();
  const run = (act: SaveAct) => {
    if (isBusy) return;
    setLast(act);
    send(act);
  };
  return {
    submit: (event: FormEvent) => {
      event.preventDefault();
      run(saved);
    },
    publish: () => run({ ...saved, status: saved.status === 'scheduled' ? 'scheduled' : 'published' }),
    /** What was sent last, once more. */
    retry: () => last && run(last),
    saveOver: (version: number) => run({ ...saved, version, status: last?.status ?? saved.status }),
    saveAsNew: () => run({ ...saved, id: undefined, version: undefined }),
  };
}
