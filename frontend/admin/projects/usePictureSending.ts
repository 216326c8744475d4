import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/ApiError.ts';
import { type UploadStatus, uploadPicture } from '../../api/adminUpload.ts';
import { uploadPlan } from '../../api/adminProjects.ts';
import { admin } from '../../content/admin.ts';
import { pictureProblem } from '../pictures/pictureProblem.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { newKey } from './takeOut.ts';
import { widthProblem } from './widthProblem.ts';
import { type Transfer, changed, chosenAgain, isUnderWay, nextOf, waiting } from './transfers.ts';

const words = admin.projects.sending;
export const PLAN = 'plan';
export const PICTURES = 'pictures';

/** The file itself is refused, and would be again. */
const UNUSABLE = [400, 413, 415, 422];

interface SendingOptions {
  /** @param src as on the wire @returns the key of the project's picture that it became */
  onIn: (place: string, src: string) => string | undefined;
}

/** Sends files one after the other, each with its own state; one that fails does not stop the others. */
export function usePictureSending({ onIn }: SendingOptions) {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const current = useRef<{ id: string; abort: AbortController }>(undefined);
  const arrive = useEffectEvent(onIn);
  const next = nextOf(transfers);

  const run = useEffectEvent(async ({ id, place, file }: Transfer) => {
    const abort = new AbortController();
    current.current = { id, abort };
    const change = (to: Parameters<typeof changed>[2]) => setTransfers((all) => changed(all, id, to));
    change({ state: 'sends' });
    const onStatus = (status: UploadStatus) => change({ status });
    const result = await send(place, file, { onStatus, signal: abort.signal });
    if (abort.signal.aborted) return;
    if ('src' in result) change({ state: 'in', key: arrive(place, result.src) });
    else change({ state: 'refused', ...result });
  });
  useEffect(() => {
    if (next) void run(next);
  }, [next]);
  useEffect(() => () => current.current?.abort.abort(), []);

  const choose = (place: string, files: readonly File[]) =>
    setTransfers((all) => [...chosenAgain(all), ...files.map((file) => waiting(newKey(), place, file))]);
  const leaveOut = (id: string) => {
    if (current.current?.id === id) current.current.abort.abort();
    setTransfers((all) => all.filter((one) => one.id !== id));
  };
  const sendAgain = (id: string, file?: File) =>
    setTransfers((all) => all.map((one) => (one.id === id ? waiting(id, one.place, file ?? one.file) : one)));
  return { transfers, isSending: isUnderWay(transfers), choose, leaveOut, sendAgain };
}
export type PictureSending = ReturnType<typeof usePictureSending>;

type Sent = { src: string } | { reason: string; isWorthRetrying: boolean };
type Upload = Pick<Parameters<typeof uploadPicture>[1], 'onStatus' | 'signal'>;

async function send(place: string, file: File, upload: Upload): Promise<Sent> {
  const problem = pictureProblem(file) ?? (place === PLAN ? undefined : await widthProblem(file));
  if (problem) return { reason: problem, isWorthRetrying: false };
  const put = place === PLAN ? uploadPlan : uploadPicture;
  try {
    const address = await adminCall((token) => put(file, { token, ...upload }));
    return { src: address.replace(/^\/api\//, '') };
  } catch (error) {
    const isUnusable = error instanceof ApiError && UNUSABLE.includes(error.status);
    const reason = error instanceof SessionOver ? admin.session.over : sentenceOf(error, words.failed);
    return { reason, isWorthRetrying: !isUnusable };
  }
}
