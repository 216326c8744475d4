import type * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { EditorPicture } from './wire.gen.ts';

/** Since the last progress event; encoding the largest pictures takes seconds. */
const UPLOAD_TIMEOUT_MS = 60_000;
/** With the half minute that the server lets each attempt wait, some three minutes in all. */
const MAX_ATTEMPTS = 6;
const DEFAULT_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 60;

export interface UploadStatus {
  /** From 0 to 1. */
  progress: number;
  /** The server had no room and will be asked again. */
  isWaiting: boolean;
}

interface Upload {
  token: string;
  form: FormData;
  onStatus: (status: UploadStatus) => void;
  idempotencyKey?: string;
  sentAt?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Retries while the server is busy. @throws ApiError, or TypeError when the network fails */
export async function adminUpload<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  upload: Upload,
  attempt = 1,
): Promise<Answer> {
  try {
    return await send(path, answer, upload);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429 || attempt >= MAX_ATTEMPTS) throw error;
    upload.onStatus({ progress: 0, isWaiting: true });
    const seconds = Math.min(error.retryAfterSeconds || DEFAULT_RETRY_SECONDS, MAX_RETRY_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    if (upload.signal?.aborted) throw error;
    return adminUpload(path, answer, upload, attempt + 1);
  }
}

/** By XMLHttpRequest, because fetch does not report progress. */
function send<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  { token, form, onStatus, idempotencyKey, sentAt, signal }: Upload,
): Promise<Answer> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  let timer: ReturnType<typeof setTimeout>;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, UPLOAD_TIMEOUT_MS);
  };
  return new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
      onStatus({ progress: loaded / total, isWaiting: false });
    });
    // Chromium tells a connection that timed out by an event of its own.
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => reject(new TypeError('The network failed.')));
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText);
      const result = answer.safeParse(body);
      if (request.status < 400 && result.success) resolve(result.data);
      else reject(new ApiError(request.status, body, (name) => request.getResponseHeader(name)));
    });
    request.open('POST', `/api/admin/${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    if (sentAt) request.setRequestHeader('Sent-At', sentAt);
    request.send(form);
    restartTimer();
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  });
}

/** @returns the address of the stored picture on this site, as an `<img>` takes it */
export async function uploadPicture(
  picture: File,
  upload: Pick<Upload, 'token' | 'onStatus' | 'signal'>,
): Promise<string> {
  const form = new FormData();
  form.set('file', picture);
  return (await adminUpload('blog/proxyfile', EditorPicture, { ...upload, form })).file;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
