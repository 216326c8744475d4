import type * as z from 'zod/mini';
import { Refused } from './adminRequest.ts';
import { EditorPicture } from './wire.gen.ts';

/** A connection that says nothing for so long has gone; encoding the largest pictures takes seconds. */
const SILENCE_MS = 60_000;
/** With the half minute that the server lets each try wait, some three minutes in all. */
const MAX_TRIES = 6;
const DEFAULT_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 60;

export interface UploadProgress {
  /** What has been sent, from 0 to 1. */
  part: number;
  /** The server had no room and will be asked again. */
  isWaiting: boolean;
}

export type OnProgress = (progress: UploadProgress) => void;

interface Upload {
  token: string;
  form: FormData;
  onProgress: OnProgress;
  /** Keeps a repetition from being taken for another one. */
  key?: string;
  /** Ends it when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Posts a form with files to the admin API; while the server is busy it is tried again when the server says so.
 * @throws Refused, or TypeError when the network fails
 */
export async function adminUpload<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  upload: Upload,
  tries = 1,
): Promise<Answer> {
  try {
    return await send(path, answer, upload);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 429 || tries >= MAX_TRIES) throw error;
    upload.onProgress({ part: 0, isWaiting: true });
    const seconds = Math.min(error.retryAfterSeconds || DEFAULT_RETRY_SECONDS, MAX_RETRY_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    if (upload.signal?.aborted) throw error;
    return adminUpload(path, answer, upload, tries + 1);
  }
}

/** Only the older kind of request says how far it has come. It is given up when nothing is heard of it any more. */
function send<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  { token, form, onProgress, key, signal }: Upload,
): Promise<Answer> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  let silence: ReturnType<typeof setTimeout>;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(abort, SILENCE_MS);
  };
  return new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      onProgress({ part: loaded / total, isWaiting: false });
    });
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new TypeError('The network failed.')));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      const taken = answer.safeParse(body);
      if (request.status < 400 && taken.success) resolve(taken.data);
      else reject(new Refused(request.status, body, Number(request.getResponseHeader('Retry-After'))));
    });
    request.open('POST', `/api/admin/${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (key) request.setRequestHeader('Idempotency-Key', key);
    request.send(form);
    listen();
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  }).finally(() => {
    clearTimeout(silence);
    signal?.removeEventListener('abort', abort);
  });
}

interface EditorUpload extends Pick<Upload, 'onProgress' | 'signal'> {
  picture: File;
}

/** @returns the address of the stored picture on this site, as an `<img>` takes it */
export async function uploadPicture(token: string, { picture, ...upload }: EditorUpload): Promise<string> {
  const form = new FormData();
  form.set('file', picture);
  return (await adminUpload('blog/proxyfile', EditorPicture, { ...upload, token, form })).file;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
