import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../../api/ApiError.ts';
import type { UploadStatus } from '../../../api/adminUpload.ts';
import { newIdempotencyKey } from '../../../api/newIdempotencyKey.ts';
import { admin } from '../../../content/admin/admin.ts';
import type { UnsentFile } from '../../pictures/UnsentFile.ts';
import { SessionOver, adminCall } from '../../session/adminCall.ts';
import { pictureProblem } from '../../pictures/pictureProblem.ts';
import {
  type Arrival,
  type Transfer,
  changed,
  chosenAgain,
  isUnderWay,
  nextOf,
  unsentOf,
  waiting,
} from './transfers.ts';

const words = admin.projects.sending;

/** The file itself is refused, and would be again. */
const UNUSABLE = [400, 413, 415, 422];

interface UploadCall {
  token: string;
  onStatus: (status: UploadStatus) => void;
  signal: AbortSignal;
}

interface SendingOptions<Answer> {
  /** That an editor before this one did not get sent. */
  left?: readonly UnsentFile[];
  /** What is wrong with a picture, in a sentence, before it travels. */
  problemOf?: (place: string, file: File) => Promise<string | undefined>;
  put: (place: string, file: File, upload: UploadCall) => Promise<Answer>;
  /** @returns what became of it */
  onIn: (place: string, answer: Answer) => Arrival;
}

/** Sends files one after the other, each with its own state; one that fails does not stop the others. */
export function useSending<Answer>({ left = [], problemOf, put, onIn }: SendingOptions<Answer>) {
  const [transfers, setTransfers] = useState<readonly Transfer[]>(() =>
    left.map(({ id, place, file }) => waiting(id, place, file)),
  );
  const current = useRef<{ id: string; abort: AbortController }>(undefined);
  const arrive = useEffectEvent(onIn);
  const next = nextOf(transfers);
  const unsent = useMemo(() => unsentOf(transfers), [transfers]);

  const run = useEffectEvent(async ({ id, place, file }: Transfer) => {
    const abort = new AbortController();
    current.current = { id, abort };
    const change = (to: Parameters<typeof changed>[2]) => setTransfers((all) => changed(all, id, to));
    change({ state: 'sends' });
    const problem = pictureProblem(file) ?? (await problemOf?.(place, file));
    const upload = { onStatus: (status: UploadStatus) => change({ status }), signal: abort.signal };
    const result = problem
      ? { reason: problem, isWorthRetrying: false }
      : await sent((token) => put(place, file, { token, ...upload }));
    if (abort.signal.aborted) return;
    if ('answer' in result) change({ state: 'in', ...arrive(place, result.answer) });
    else change({ state: 'refused', ...result });
  });
  useEffect(() => {
    if (next) void run(next);
  }, [next]);
  useEffect(() => () => current.current?.abort.abort(), []);

  const choose = (place: string, files: readonly File[]) =>
    setTransfers((all) => [
      ...chosenAgain(all),
      ...files.map((file) => waiting(newIdempotencyKey(), place, file)),
    ]);
  const leaveOut = (id: string) => {
    if (current.current?.id === id) current.current.abort.abort();
    setTransfers((all) => all.filter((one) => one.id !== id));
  };
  const sendAgain = (id: string, file?: File) =>
    setTransfers((all) => all.map((one) => (one.id === id ? waiting(id, one.place, file ?? one.file) : one)));
  return { transfers, unsent, isSending: isUnderWay(transfers), choose, leaveOut, sendAgain };
}
export type Sending = ReturnType<typeof useSending>;

type Sent<Answer> = { answer: Answer } | { reason: string; isWorthRetrying: boolean };

async function sent<Answer>(put: (token: string) => Promise<Answer>): Promise<Sent<Answer>> {
  try {
    return { answer: await adminCall(put) };
  } catch (error) {
    const isUnusable = error instanceof ApiError && UNUSABLE.includes(error.status);
    const reason = error instanceof SessionOver ? error.message : sentenceOf(error, words.failed);
    return { reason, isWorthRetrying: !isUnusable };
  }
}
