import { useEffect, useRef, useState } from 'react';
import type { DraftNoun } from '../../api/adminDrafts.ts';
import { type Colleague, endPresence, readPresence, sendPresence } from '../../api/adminPresence.ts';
import { newUuid } from '../../api/newUuid.ts';
import { quietCall } from '../session/adminCall.ts';
import { beforeSignOut } from '../session/beforeSignOut.ts';
import { Heartbeat, type HeartbeatCalls } from './Heartbeat.ts';

/** @param id '' for what is new @param draft changes when something is typed; undefined where it is only read */
export function usePresence(kind: DraftNoun, id: string, draft: unknown): Colleague[] {
  const [others, setOthers] = useState<Colleague[]>([]);
  const isLooking = draft === undefined;
  const heartbeat = useRef<Heartbeat>(undefined);
  const shown = useRef(draft);
  useEffect(() => {
    if (shown.current !== draft) heartbeat.current?.type();
    shown.current = draft;
  }, [draft]);
  useEffect(() => {
    if (!id) return undefined;
    const calls = isLooking ? callsOfReader(kind, id) : callsOfEditor(kind, id);
    const beat = new Heartbeat({ ...calls, tell: setOthers });
    heartbeat.current = beat;
    const leaving = new AbortController();
    const follow = () => (document.hidden ? beat.stop() : beat.start());
    document.addEventListener('visibilitychange', follow, leaving);
    addEventListener('pagehide', () => beat.stop(), leaving);
    addEventListener('pageshow', follow, leaving);
    follow();
    const takeBack = beforeSignOut(() => beat.leave());
    return () => {
      takeBack();
      leaving.abort();
      beat.stop();
    };
  }, [kind, id, isLooking]);
  return others;
}

type Calls = Pick<HeartbeatCalls, 'send' | 'end'>;

function callsOfEditor(kind: DraftNoun, id: string): Calls {
  const editor = newUuid();
  return {
    send: (typed) => quietCall((token) => sendPresence(token, { kind, id: Number(id), editor, typed })),
    end: () => quietCall((token) => endPresence(token, editor)),
  };
}

function callsOfReader(kind: DraftNoun, id: string): Calls {
  return {
    send: () => quietCall((token) => readPresence(token, { kind, id: Number(id) })),
    end: () => Promise.resolve(),
  };
}
