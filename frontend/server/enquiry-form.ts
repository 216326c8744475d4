import express, { type ErrorRequestHandler, type Request, type Response as Answer, Router } from 'express';
import { type EnquiryForm, enquiryFormSchema } from './enquiry-form.schema.ts';
import type { Env } from './env.ts';
import type { Pages } from './pages.ts';
import { passEnquiryOn, type Outcome } from './pass-enquiry-on.ts';

/** Largest form that is read, in bytes: its longest field holds 5,000 letters. */
const LIMIT_BYTES = 64 * 1024;
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The contact form of browsers without script: sent here, passed on to the API, answered with a page. */
export function enquiryForm(env: Env, pages: Pages): Router {
  const answerUnread: ErrorRequestHandler = (error: unknown, request, response, _next) =>
    sendOutcome(pages, request, response, {}, isTooLarge(error) ? tooLarge : unreadable);
  const router = Router();
  router.post(
    '/contact-us',
    express.raw({ type: FORM_TYPES, limit: LIMIT_BYTES, inflate: false }),
    answerUnread,
    (request: Request, response: Answer) => receive(env, pages, request, response),
  );
  return router;
}

async function receive(env: Env, pages: Pages, request: Request, response: Answer): Promise<void> {
  const form = await readForm(request);
  const outcome = form ? await passEnquiryOn(env, request, form) : unreadable;
  await sendOutcome(pages, request, response, form ?? {}, outcome);
}

const unreadable: Outcome = { status: 400, message: 'The form could not be read. Please fill it in again.' };
const tooLarge: Outcome = { status: 413, message: 'The message is too long. Please send a shorter one.' };

const isTooLarge = (error: unknown) => error instanceof Error && 'status' in error && error.status === 413;

/** The form's fields, whichever way the browser packed them; undefined when it cannot be read. */
async function readForm(request: Request): Promise<EnquiryForm | undefined> {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    const headers = { 'Content-Type': request.get('content-type') ?? '' };
    const packed = new Response(new Uint8Array(body), { headers });
    return enquiryFormSchema.parse(Object.fromEntries(await packed.formData()));
  } catch {
    return undefined;
  }
}

async function sendOutcome(
  pages: Pages,
  request: Request,
  response: Answer,
  form: EnquiryForm,
  outcome: Outcome,
): Promise<void> {
  if (outcome.status < 300) return response.redirect(303, '/thank-you');
  if (outcome.retryAfter) response.set('Retry-After', outcome.retryAfter);
  const { name, email, phone, message, idempotency_key: key } = form;
  // Other words are agreed to anew.
  const consent = outcome.messages?.['consent_version'] ? undefined : form.consent;
  const refusedEnquiry = {
    key,
    values: { name, email, phone, message, consent },
    failure: { text: `Failed to send message: ${outcome.message}`, messages: outcome.messages ?? {} },
  };
  await pages.sendOnce(request, response, outcome.status, { refusedEnquiry });
}
