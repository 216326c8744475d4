import { type IncomingMessage, request as requestHttp } from 'node:http';
import { json } from 'node:stream/consumers';
import busboy from 'busboy';
import type { Request } from 'express';
import { type SubmittedEnquiry, enquiryFormSchema } from './enquiry-form.schema.ts';
import type { Env } from '../env.ts';
import type { Source } from '../../api/sourceOf.ts';
import { type EnquiryOutcome, visitorHeaders, outcomeOf, unavailable, visitOf } from './forward-enquiry.ts';
import { log } from '../log.ts';

/** Longer than the backend gives a whole form. */
const TIMEOUT_MS = 260_000;
const limits = { fields: 24, fieldSize: 64 * 1024, fieldNameSize: 100 };

export interface StreamedEnquiry {
  /** Undefined when it cannot be read. */
  form: SubmittedEnquiry | undefined;
  hasFiles: boolean;
  outcome: EnquiryOutcome;
}

/** Passes the form on as it arrives, and keeps nothing of it but its words, which are shown again when it is refused. */
export async function streamEnquiry(env: Env, request: Request): Promise<StreamedEnquiry> {
  const [words, outcome] = await Promise.all([readWords(request), pass(env, request)]);
  return { ...words, outcome };
}

export function readWords(request: Request): Promise<Pick<StreamedEnquiry, 'form' | 'hasFiles'>> {
  return new Promise((resolve) => {
    const values: Record<string, string> = {};
    let hasFiles = false;
    const giveUp = (error: unknown) => {
      log.warn({ err: error, requestId: request.get('x-request-id') }, 'An enquiry form could not be read.');
      request.resume();
      resolve({ form: undefined, hasFiles });
    };
    try {
      const form = busboy({ headers: request.headers, limits });
      form.on('field', (name, value) => (values[name] = value));
      form.on('file', (_name, file, { filename }) => {
        hasFiles ||= Boolean(filename);
        file.resume();
      });
      form.on('error', giveUp);
      form.on('close', () => resolve({ form: enquiryFormSchema.parse(values), hasFiles }));
      request.once('close', () => form.destroy());
      request.pipe(form);
    } catch (error) {
      giveUp(error);
    }
  });
}

async function pass(env: Env, request: Request): Promise<EnquiryOutcome> {
  try {
    const answer = await send(env, request);
    const retryAfter = answer.headers['retry-after'];
    return outcomeOf(answer.statusCode ?? 500, await json(answer), retryAfter);
  } catch (error) {
    log.error(
      { err: error, requestId: request.get('x-request-id') },
      'An enquiry could not be passed to the backend.',
    );
    return unavailable;
  }
}

function send(env: Env, request: Request): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const type = request.get('content-type') ?? '';
    const visit = fieldsOf(type, visitOf(request));
    const length = Number(request.get('content-length')) + Buffer.byteLength(visit);
    const headers = { ...visitorHeaders(request), 'Content-Type': type, 'Content-Length': length };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outgoing = requestHttp(`${env.BACKEND_URL}/api/enquiry`, { method: 'POST', headers, signal });
    // After an answer or a failure, what still arrives is read for its words alone.
    outgoing.on('response', (answer) => {
      request.unpipe(outgoing);
      answer.once('end', () => outgoing.destroy());
      resolve(answer);
    });
    outgoing.on('error', (error) => {
      request.unpipe(outgoing);
      reject(error);
    });
    request.once('close', () => request.complete || outgoing.destroy());
    outgoing.write(visit);
    request.pipe(outgoing);
  });
}

/** In front of the fields of the form, with its boundary. */
function fieldsOf(type: string, values: Source): string {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (!boundary) return '';
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
}
