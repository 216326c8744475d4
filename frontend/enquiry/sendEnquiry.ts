import type { Failure } from '../api/wire.gen.ts';

export type EnquiryValues = Partial<
  Record<'name' | 'email' | 'phone' | 'message' | 'consent', string | undefined>
>;

/** One sentence for the whole form, and one for each wrong field. */
export interface EnquiryFailure {
  text: string;
  messages: Record<string, string>;
}

/** Sent without script. */
export interface RefusedEnquiry {
  key: string | undefined;
  project: string | undefined;
  values: EnquiryValues;
  failure: EnquiryFailure;
}

export class EnquiryRefused extends Error {
  readonly messages: Record<string, string>;

  constructor(failure: Failure) {
    super(failure.message);
    this.messages = failure.messages ?? {};
  }
}

interface Sent {
  /** False when the store of the files was away. */
  areFilesKept: boolean;
}

/** @throws EnquiryRefused with the backend's sentence, or fetch's TypeError when nobody answered */
export async function sendEnquiry(
  form: FormData,
  idempotencyKey: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<Sent> {
  const response = await post(form, idempotencyKey, onProgress);
  if (response.ok) return { areFilesKept: !(await response.text()).includes('"unkept_files"') };
  const wire = await import('../api/wire.gen.ts');
  const failure = wire.Failure.safeParse(await response.json().catch(() => undefined));
  throw new EnquiryRefused(failure.data ?? { message: `The server answered ${response.status}.` });
}

async function post(
  body: FormData,
  idempotencyKey: string,
  onProgress: (share: number) => void,
): Promise<Response> {
  const headers = { Accept: 'application/json', 'Idempotency-Key': idempotencyKey };
  const hasFiles = body.getAll('files').some((file) => file instanceof File && file.size > 0);
  if (!hasFiles) {
    // An empty field of files would be a part of the form.
    body.delete('files');
    return fetch('/api/enquiry', { method: 'POST', body, headers });
  }
  const { postWithProgress } = await import('./files/postWithProgress.ts');
  return postWithProgress('/api/enquiry', { body, headers }, onProgress);
}
