import type { Request } from 'express';
import { Failure } from '../api/wire.gen.ts';
import type { SubmittedEnquiry } from './enquiry-form.schema.ts';
import type { Env } from './env.ts';
import { log } from './log.ts';

const TIMEOUT_MS = 10_000;

/** A status below 300 when the enquiry was accepted. */
export interface EnquiryOutcome {
  status: number;
  message: string;
  messages?: Record<string, string> | undefined;
  retryAfter?: string | undefined;
}

const unavailable: EnquiryOutcome = {
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
      headers: visitorHeaders(request),
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return { status: answer.status, message: '' };
    const failure = Failure.safeParse(await answer.json());
    if (!failure.success || answer.status >= 500) return unavailable;
    return {
      status: answer.status,
      ...failure.data,
      retryAfter: answer.headers.get('retry-after') ?? undefined,
    };
  } catch (error) {
    log.error(
      { err: error, requestId: request.get('x-request-id') },
      'An enquiry could not be passed to the backend.',
    );
    return unavailable;
  }
}

export function visitorHeaders(request: Request): Record<string, string> {
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'User-Agent': request.get('user-agent') ?? '',
    'X-Forwarded-For': request.ip ?? '',
    'X-Forwarded-Proto': request.protocol,
    'X-Request-Id': request.get('x-request-id') ?? '',
  };
}
