import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin/admin.ts';
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
  isUploading?: boolean;
  send: (act: SaveAct) => void;
}

type Kind = 'save' | 'publish' | 'as new';

function actOf(kind: Kind, saved: SaveAct): SaveAct {
  if (kind === 'as new') return { id: undefined, version: undefined, status: 'draft' };
  if (kind === 'save' || saved.status === 'scheduled') return saved;
  return { ...saved, status: 'published' };
}

/** Saving keeps the status of the form; publishing goes on the site, or waits for its time. A new one is a draft. */
export function useSaveActs({ isBusy, isUploading = false, send, ...saved }: SaveActOptions) {
  const { status } = saved;
  const [last, setLast] = useState<{ kind: Kind; status: Status }>({ kind: 'save', status });
  // Who chooses another status since does not want to publish any more.
  if (last.status !== status) setLast({ kind: last.kind === 'publish' ? 'save' : last.kind, status });
  const sayWait = () => {
    if (isUploading) toast.error(admin.form.waitForPictures, { id: admin.form.waitForPictures });
  };
  const run = (kind: Kind, version = saved.version) => {
    if (isBusy) return sayWait();
    setLast({ kind, status });
    send(actOf(kind, { ...saved, version }));
  };
  return {
    save: () => run('save'),
    publish: () => run('publish'),
    retry: () => run(last.kind),
    saveOver: (version: number) => run(last.kind, version),
    saveAsNew: () => run('as new'),
    sayWait,
  };
}
