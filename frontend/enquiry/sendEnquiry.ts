import { type Thanks, thanksIn } from '../api/thanksCookie.ts';
import { contact } from '../content/contact.ts';
import { chosenFiles } from './files/chosenFiles.ts';

const FOR_WORDS_MS = 30_000;
/** A minute more than the server gives them. */
const FOR_FILES_MS = 285_000;

export type EnquiryValues = Partial<
  Record<'name' | 'email' | 'phone' | 'message' | 'consent' | 'offers', string | undefined>
>;

/** One sentence for the whole form, and one for each wrong field. */
export interface EnquiryFailure {
  text: string;
  messages: Record<string, string>;
  /** Not refused: the same may go through later, or another way. */
  isLost?: boolean;
  areWordsLost?: boolean;
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
  readonly status: number;

  constructor(message: string, messages: Record<string, string>, status: number) {
    super(message);
    this.status = status;
    this.messages = messages;
  }
}

export interface Sent {
  /** What was promised, for the thank-you page. */
  thanks: Thanks;
  /** False when the store of the files was away. */
  areFilesKept: boolean;
}

/** @throws EnquiryRefused with the backend's sentence, or another error when the backend did not answer: a portal or a filter may */
export async function sendEnquiry(
  form: FormData,
  idempotencyKey: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<Sent> {
  const response = await post(form, idempotencyKey, onProgress);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw failureIn(answer, response.status);
  const thanks = thanksIn(answer);
  if (!thanks) throw new Error(contact.errors.elsewhere);
  const areFilesKept = !(answer instanceof Object && 'unkept_files' in answer);
  return { thanks, areFilesKept };
}

/** By hand: a schema would have to be loaded on a line that may be gone again. */
function failureIn(answer: unknown, status: number): Error {
  if (!(answer instanceof Object && 'message' in answer && typeof answer.message === 'string'))
    return new Error(contact.errors.status.replace('{status}', String(status)));
  const messages = 'messages' in answer && answer.messages instanceof Object ? answer.messages : {};
  return new EnquiryRefused(
    answer.message,
    Object.fromEntries(Object.entries(messages).filter(isText)),
    status,
  );
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

async function post(
  body: FormData,
  idempotencyKey: string,
  onProgress: (share: number) => void,
): Promise<Response> {
  const headers = { Accept: 'application/json', 'Idempotency-Key': idempotencyKey };
  const message = { method: 'POST', body, headers };
  const files = chosenFiles(body);
  if (files.length === 0) {
    // An empty field of files would be a part of the form.
    body.delete('files');
    const signal = AbortSignal.timeout(FOR_WORDS_MS);
    // It goes on when the page is left. A browser takes at most 64 kB of that, far more than words need.
    return fetch('/api/enquiry', { ...message, signal, keepalive: true });
  }
  const parts = await import('./files/sendFiles.ts').catch(() => undefined);
  return (
    parts?.sendFiles('/api/enquiry', { ...message, files }, onProgress) ??
    fetch('/api/enquiry', { ...message, signal: AbortSignal.timeout(FOR_FILES_MS) })
  );
}
