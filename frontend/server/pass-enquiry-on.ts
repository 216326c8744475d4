import type { Request } from 'express';
import { Failure } from '../api/wire.gen.ts';
import type { EnquiryForm } from './enquiry-form.schema.ts';
import type { Env } from './env.ts';

/** Milliseconds that the backend may take to store an enquiry. */
const PATIENCE_MS = 10_000;

/** What became of a form: a status below 300 when it was taken, else why not. */
export interface Outcome {
  status: number;
  message: string;
  messages?: Record<string, string> | undefined;
  retryAfter?: string | undefined;
}

const unavailable: Outcome = {
  status: 503,
  message: 'The service is not available just now. Please try again.',
};

/** Hands a form to the API in the visitor's name, so that limits count for the visitor and not for this server. */
export async function passEnquiryOn(env: Env, request: Request, form: EnquiryForm): Promise<Outcome> {
  try {
    const answer = await fetch(`${env.BACKEND_URL}/api/enquiry`, {
      method: 'POST',
      headers: headersFor(request),
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return { status: answer.status, message: '' };
    const failure = Failure.safeParse(await answer.json());
    if (!failure.success || answer.status >= 500) return unavailable;
    return {
      status: answer.status,
      ...failure.data,
      retryAfter: answer.headers.get('retry-after') ?? undefined,
    };
  } catch {
    return unavailable;
  }
}

function headersFor(request: Request): Record<string, string> {
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'User-Agent': request.get('user-agent') ?? '',
    'X-Forwarded-For': request.ip ?? '',
    'X-Forwarded-Proto': request.protocol,
    'X-Request-Id': request.get('x-request-id') ?? '',
  };
}
