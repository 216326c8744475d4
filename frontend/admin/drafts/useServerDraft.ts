import { useEffect, useEffectEvent, useState } from 'react';
import { putDraft, removeDraft } from '../../api/adminDrafts.ts';
import { fileNames } from '../copies/copyFiles.ts';
import type { FormContent } from '../copies/useLocalCopy.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { quietCall } from '../session/adminCall.ts';
import { beforeSignOut } from '../session/beforeSignOut.ts';
import { onlyAs } from '../session/onlyAs.ts';
import { sessionAccount } from '../session/sessionAccount.ts';
import { useSession } from '../session/useSession.ts';
import { withDraftMark } from './draftMark.ts';
import { type DraftCalls, type DraftPlace, type DraftState, ServerDraft } from './ServerDraft.ts';

export interface Edited {
  /** '' for a new post. */
  id: string;
  /** Undefined for a new post. */
  basedOn: number | undefined;
  /** The name of the open editor. */
  form: string;
  /** Of the draft that is carried on with. */
  place?: DraftPlace | undefined;
  /** The version that was put back. */
  restoredFrom?: number | undefined;
  saveKey?: string | undefined;
  conflict?: string | undefined;
}

/** Sends what the form holds as a draft: seconds after a change, and when the page may be closed. */
export function useServerDraft<Draft>(
  { noun, asSaved }: Pick<DraftKind<Draft>, 'noun' | 'asSaved'>,
  { id, basedOn, form, place, restoredFrom, saveKey }: Edited,
  { draft, isChanged, ...chosen }: FormContent<Draft>,
) {
  const [state, setState] = useState<DraftState>({});
  const [sender] = useState(() => new ServerDraft({ ...callsOfAccount(), tell: setState }, place));
  const names = fileNames(chosen).join('\n');
  useEffect(() => {
    const files = names === '' ? undefined : names.split('\n');
    const mark = { form, at: Date.now(), restoredFrom, saveKey, files };
    const content = withDraftMark(asSaved(draft), mark);
    const body = { kind: noun, id: id ? Number(id) : null, based_on: basedOn ?? null, content };
    sender.keep(isChanged ? body : undefined);
  }, [sender, noun, asSaved, id, basedOn, form, restoredFrom, saveKey, draft, isChanged, names]);
  useMoments(sender);
  return { state, forget: () => sender.forget() };
}

/** Of whoever has opened the editor. */
function callsOfAccount(): Pick<DraftCalls, 'put' | 'remove'> {
  const account = sessionAccount();
  return {
    put: (sent, keepalive) => quietCall(onlyAs(account, (token) => putDraft(token, sent, keepalive))),
    remove: (one) => quietCall(onlyAs(account, (token) => removeDraft(token, one))),
  };
}

/** When it may be the last chance, and when there is a new one. */
function useMoments(sender: ServerDraft): void {
  const sendNow = useEffectEvent((isClosing: boolean) => void sender.sendNow(isClosing));
  const leave = useEffectEvent(() => sender.leave());
  useEffect(() => beforeSignOut(() => leave()), []);
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener('pagehide', () => sendNow(true), leaving);
    addEventListener('online', () => sendNow(false), leaving);
    document.addEventListener('visibilitychange', () => document.hidden && sendNow(true), leaving);
    const unfollow = useSession.subscribe(({ session }, before) => {
      if (session && session.token !== before.session?.token) sendNow(false);
    });
    return () => {
      leaving.abort();
      unfollow();
      void leave();
    };
  }, []);
}
