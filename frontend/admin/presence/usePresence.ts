import { useEffect, useRef, useState } from 'react';
import type { DraftNoun } from '../../api/adminDrafts.ts';
import { type Colleague, endPresence, sendPresence } from '../../api/adminPresence.ts';
import { newUuid } from '../../api/newUuid.ts';
import { quietCall } from '../session/adminCall.ts';
import { Heartbeat } from './Heartbeat.ts';

/** @param id '' for what is new @param draft changes when something is typed */
export function usePresence(kind: DraftNoun, id: string, draft: unknown): Colleague[] {
  const [others, setOthers] = useState<Colleague[]>([]);
  const heartbeat = useRef<Heartbeat>(undefined);
  const shown = useRef(draft);
  useEffect(() => {
    if (shown.current !== draft) heartbeat.current?.type();
    shown.current = draft;
  }, [draft]);
  useEffect(() => {
    if (!id) return undefined;
    const editor = newUuid();
    const beat = new Heartbeat({
      send: (typed) => quietCall((token) => sendPresence(token, { kind, id: Number(id), editor, typed })),
      end: () => quietCall((token) => endPresence(token, editor)),
      tell: setOthers,
    });
    heartbeat.current = beat;
    const leaving = new AbortController();
    const follow = () => (document.hidden ? beat.stop() : beat.start());
    document.addEventListener('visibilitychange', follow, leaving);
    addEventListener('pagehide', () => beat.stop(), leaving);
    addEventListener('pageshow', follow, leaving);
    follow();
    return () => {
      leaving.abort();
      beat.stop();
    };
  }, [kind, id]);
  return others;
}
