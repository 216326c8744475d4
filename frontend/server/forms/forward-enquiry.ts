import type { Request } from 'express';
import { EnquiryReceived, Failure } from '../../api/wire.gen.ts';
import { type Source, sourceOf } from '../../api/sourceOf.ts';
import type { SubmittedEnquiry } from './enquiry-form.schema.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';

const TIMEOUT_MS = 10_000;

/** A status below 300 when the enquiry was accepted. */
export interface EnquiryOutcome {
  status: number;
  message: string;
  messages?: Record<string, string> | undefined;
  retryAfter?: string | undefined;
  /** What its sender is promised. */
  received?: EnquiryReceived | undefined;
}

export const unavailable: EnquiryOutcome = {
  status: 503,
  message: 'The service is not available just now. Please try again.',
};

/** In the visitor's name, so that rate limits count the visitor and not this server. */
export async function forwardEnquiry(
  env: Env,
  request: Request,
  form: SubmittedEnquiry,
): Promise<EnquiryOutcome> {
  try {
    const answer = await fetch(`${env.BACKEND_URL}/api/enquiry`, {
      method: 'POST',
      headers: { ...visitorHeaders(request), 'Content-Type': 'application/json', ...onItsOwn },
      body: JSON.stringify({ ...form, ...visitOf(request) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return outcomeOf(answer.status, await answer.json(), answer.headers.get('retry-after') ?? undefined);
  } catch (error) {
    log.error(
      { err: error, requestId: request.get('x-request-id') },
      'An enquiry could not be passed to the backend.',
    );
    return unavailable;
  }
}

/** Where the visit began, as far as the request tells: it names the page of the form, and not the one before that. */
export function visitOf(request: Request): Source {
  const page = request.get('referer') ?? '';
  return page.includes(`//${request.host}/`) ? sourceOf(page, '') : {};
}

/** @param body as the backend answers in JSON */
export function outcomeOf(status: number, body: unknown, retryAfter: string | undefined): EnquiryOutcome {
  if (status < 300) return { status, message: '', received: EnquiryReceived.safeParse(body).data };
  const failure = Failure.safeParse(body);
  if (!failure.success || status >= 500) return unavailable;
  return { status, ...failure.data, retryAfter };
}

/** A kept connection may end just as it is used, and what a visitor sends is not sent twice. */
export const onItsOwn = { Connection: 'close' };

export function visitorHeaders(request: Request): Record<string, string> {
  return {
    Accept: 'application/json',
    'User-Agent': request.get('user-agent') ?? '',
    'X-Forwarded-For': request.ip ?? '',
    'X-Forwarded-Proto': request.protocol,
    'X-Request-Id': request.get('x-request-id') ?? '',
  };
}
