import express, { type ErrorRequestHandler, type Request, type Response as Answer, Router } from 'express';
import { enquiryFormSchema, type SubmittedEnquiry } from './enquiry-form.schema.ts';
import type { Env } from './env.ts';
import { type EnquiryOutcome, forwardEnquiry } from './forward-enquiry.ts';
import { log } from './log.ts';
import type { PageRenderer } from './page-renderer.ts';

/** The longest field holds 5,000 letters. */
const MAX_FORM_BYTES = 64 * 1024;
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function enquiryForm(env: Env, pages: PageRenderer): Router {
  const refuseUnread: ErrorRequestHandler = (error: unknown, request, response, _next) =>
    sendOutcome(pages, request, response, {}, isTooLarge(error) ? tooLarge : unreadable);
  const router = Router();
  router.post(
    '/contact-us',
    express.raw({ type: FORM_TYPES, limit: MAX_FORM_BYTES, inflate: false }),
    refuseUnread,
    (request: Request, response: Answer) => receive(env, pages, request, response),
  );
  return router;
}

async function receive(env: Env, pages: PageRenderer, request: Request, response: Answer): Promise<void> {
  const form = await readForm(request);
  const outcome = form ? await forwardEnquiry(env, request, form) : unreadable;
  await sendOutcome(pages, request, response, form ?? {}, outcome);
}

const unreadable: EnquiryOutcome = {
  status: 400,
  message: 'The form could not be read. Please fill it in again.',
};
const tooLarge: EnquiryOutcome = {
  status: 413,
  message: 'The message is too long. Please send a shorter one.',
};

const isTooLarge = (error: unknown) => error instanceof Error && 'status' in error && error.status === 413;

async function readForm(request: Request): Promise<SubmittedEnquiry | undefined> {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    const headers = { 'Content-Type': request.get('content-type') ?? '' };
    const packed = new Response(new Uint8Array(body), { headers });
    return enquiryFormSchema.parse(Object.fromEntries(await packed.formData()));
  } catch (error) {
    log.warn({ err: error, requestId: request.get('x-request-id') }, 'An enquiry form could not be read.');
    return undefined;
  }
}

async function sendOutcome(
  pages: PageRenderer,
  request: Request,
  response: Answer,
  form: SubmittedEnquiry,
  outcome: EnquiryOutcome,
): Promise<void> {
  if (outcome.status < 300) return response.redirect(303, '/thank-you');
  if (outcome.retryAfter) response.set('Retry-After', outcome.retryAfter);
  const { name, email, phone, message, project, idempotency_key: key } = form;
  // The wording has changed since: it has to be agreed to again.
  const isReworded = outcome.messages?.['consent_version'] !== undefined;
  const [consent, offers] = isReworded ? [] : [form.consent, form.offers];
  const refusedEnquiry = {
    key,
    project,
    values: { name, email, phone, message, consent, offers },
    failure: { text: `Failed to send message: ${outcome.message}`, messages: outcome.messages ?? {} },
  };
  await pages.sendOnce(request, response, outcome.status, { refusedEnquiry });
}
