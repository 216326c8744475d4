import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin/admin.ts';
import type { PostDraft } from '../draft/postDraft.ts';

type Status = PostDraft['status'];

/** What is sent beside the words of the form. */
interface SaveAct {
  /** Undefined for a new one. */
  id: string | undefined;
  version: number | undefined;
  status: Status;
}

interface Other<Draft> {
  draft?: Draft | undefined;
}
export type SentAct<Draft> = SaveAct & Other<Draft>;

interface SaveActOptions<Draft> extends SaveAct {
  isBusy: boolean;
  isUploading?: boolean;
  send: (act: SentAct<Draft>) => void;
}

type Kind = 'save' | 'publish' | 'as new';

function actOf(kind: Kind, saved: SaveAct): SaveAct {
  if (kind === 'as new') return { id: undefined, version: undefined, status: 'draft' };
  if (kind === 'save' || saved.status === 'scheduled') return saved;
  return { ...saved, status: 'published' };
}

/** Saving keeps the status of the form; publishing goes on the site, or waits for its time. A new one is a draft. */
export function useSaveActs<Draft extends { status: Status }>({
  id,
  version,
  status,
  isBusy,
  isUploading = false,
  send,
}: SaveActOptions<Draft>) {
  const saved = { id, version, status };
  const [last, setLast] = useState<{ kind: Kind; status: Status }>({ kind: 'save', status });
  // Who chooses another status since does not want to publish any more.
  if (last.status !== status) setLast({ kind: last.kind === 'publish' ? 'save' : last.kind, status });
  const sayWait = () => {
    if (isUploading) toast.error(admin.form.waitForPictures, { id: admin.form.waitForPictures });
  };
  const run = (kind: Kind) => {
    if (isBusy) return sayWait();
    setLast({ kind, status });
    send(actOf(kind, saved));
  };
  return {
    save: () => run('save'),
    publish: () => run('publish'),
    retry: () => run(last.kind),
    asked: actOf(last.kind, saved).status,
    /** Over what somebody else has saved. @param kept what the form has from now on @returns whether it is on its way */
    saveOver: (over: number, draft: Draft, kept: Status): boolean => {
      if (isBusy) sayWait();
      else {
        setLast({ kind: last.kind, status: kept });
        send({ ...actOf(last.kind, saved), version: over, status: draft.status, draft });
      }
      return !isBusy;
    },
    saveAsNew: () => run('as new'),
    sayWait,
  };
}
