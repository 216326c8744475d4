import type * as z from 'zod/mini';
import { Refused } from './adminRequest.ts';
import { EditorPicture } from './wire.gen.ts';

/** A connection that says nothing for so long has gone; encoding the largest pictures takes seconds. */
const SILENCE_MS = 60_000;

/** Gets the part of a form that has been sent, from 0 to 1. */
export type OnProgress = (part: number) => void;

interface Upload {
  token: string;
  form: FormData;
  onProgress: OnProgress;
  /** Keeps a repetition from being taken for another one. */
  key?: string;
}

/**
 * Posts a form with files to the admin API. Only the older kind of request says how far it has come. It is given up
 * when nothing is heard of it any more.
 * @throws Refused, or TypeError when the network fails
 */
export function adminUpload<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  { token, form, onProgress, key }: Upload,
): Promise<Answer> {
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout>;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), SILENCE_MS);
  };
  return new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      onProgress(loaded / total);
    });
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new TypeError('The network failed.')));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      const taken = answer.safeParse(body);
      if (request.status < 400 && taken.success) resolve(taken.data);
      else reject(new Refused(request.status, body));
    });
    request.open('POST', `/api/admin/${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (key) request.setRequestHeader('Idempotency-Key', key);
    request.send(form);
    listen();
  }).finally(() => clearTimeout(silence));
}

/** @returns the address of the stored picture on this site, as an `<img>` takes it */
export async function uploadPicture(token: string, picture: File, onProgress: OnProgress): Promise<string> {
  const form = new FormData();
  form.set('file', picture);
  return (await adminUpload('blog/proxyfile', EditorPicture, { token, form, onProgress })).file;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
