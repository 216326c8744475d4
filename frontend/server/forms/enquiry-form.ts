import express, { type ErrorRequestHandler, type Request, type Response as Answer, Router } from 'express';
import { thanksCookie, thanksIn } from '../../api/thanksCookie.ts';
import { contact } from '../../content/contact.ts';
import { enquiryFiles } from '../../content/enquiryFiles.ts';
import { enquiryFileLimits } from '../../content/enquiryFileLimits.ts';
import { enquiryFormSchema, type SubmittedEnquiry } from './enquiry-form.schema.ts';
import { isLostBy } from '../../api/isLostBy.ts';
import type { Env } from '../env.ts';
import { type EnquiryOutcome, forwardEnquiry } from './forward-enquiry.ts';
import { log } from '../log.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { readWords, streamEnquiry } from './stream-enquiry.ts';

/** The longest field holds 5,000 letters. */
const MAX_FORM_BYTES = 64 * 1024;
/** The files, and the words. */
const MAX_BYTES_WITH_FILES = enquiryFileLimits.files * enquiryFileLimits.fileBytes + 1024 * 1024;

export function enquiryFormRoutes(env: Env, pages: PageRenderer): Router {
  const refuseUnread: ErrorRequestHandler = (error: unknown, request, response, _next) =>
    sendRefusedForm(pages, request, response, {}, isTooLarge(error) ? tooLarge : unreadable);
  const router = Router();
  router.post('/contact-us', (request, response, next) =>
    request.is('multipart/form-data') ? receiveStreamed(env, pages, request, response) : next(),
  );
  router.post(
    '/contact-us',
    express.raw({ type: 'application/x-www-form-urlencoded', limit: MAX_FORM_BYTES, inflate: false }),
    refuseUnread,
    (request: Request, response: Answer) => receive(env, pages, request, response),
  );
  return router;
}

async function receiveStreamed(
  env: Env,
  pages: PageRenderer,
  request: Request,
  response: Answer,
): Promise<void> {
  const length = request.get('content-length');
  if (length === undefined || Number(length) > MAX_BYTES_WITH_FILES) {
    const { form = {} } = await readWords(request);
    return sendRefusedForm(pages, request, response, form, length === undefined ? unreadable : filesTooLarge);
  }
  const { form, hasFiles, outcome } = await streamEnquiry(env, request);
  if (outcome.status < 300) return thank(response, outcome, env.SITE_URL.startsWith('https:'));
  if (!form) return sendRefusedForm(pages, request, response, {}, unreadable);
  const files = [outcome.messages?.['files'], enquiryFiles.again].filter(Boolean).join(' ');
  const again = hasFiles ? { ...outcome, messages: { ...outcome.messages, files } } : outcome;
  return sendRefusedForm(pages, request, response, form, again);
}

async function receive(env: Env, pages: PageRenderer, request: Request, response: Answer): Promise<void> {
  const form = await readForm(request);
  const outcome = form ? await forwardEnquiry(env, request, form) : unreadable;
  if (outcome.status < 300) return thank(response, outcome, env.SITE_URL.startsWith('https:'));
  await sendRefusedForm(pages, request, response, form ?? {}, outcome);
}

function thank(response: Answer, { received }: EnquiryOutcome, isSecure: boolean): void {
  const thanks = thanksIn(received);
  if (thanks) response.append('Set-Cookie', thanksCookie(thanks, isSecure));
  response.redirect(303, received?.unkept_files ? '/thank-you?files=lost' : '/thank-you');
}

const unreadable: EnquiryOutcome = {
  status: 400,
  message: 'The form could not be read. Please fill it in again.',
};
const tooLarge: EnquiryOutcome = {
  status: 413,
  message: 'The message is too long. Please send a shorter one.',
};

const filesTooLarge: EnquiryOutcome = {
  status: 413,
  message: 'The files are too large together. Please send fewer or smaller ones.',
  messages: { files: enquiryFiles.again },
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

async function sendRefusedForm(
  pages: PageRenderer,
  request: Request,
  response: Answer,
  form: SubmittedEnquiry,
  outcome: EnquiryOutcome,
): Promise<void> {
  if (outcome.retryAfter) response.set('Retry-After', outcome.retryAfter);
  const { name, email, phone, message, project, idempotency_key: key } = form;
  // The wording has changed since: it has to be agreed to again.
  const isReworded = outcome.messages?.['consent_version'] !== undefined;
  const [consent, offers] = isReworded ? [] : [form.consent, form.offers];
  const refusedEnquiry = {
    key,
    project,
    values: { name, email, phone, message, consent, offers },
    failure: {
      text: contact.errors.server.replace('{message}', () => outcome.message),
      messages: outcome.messages ?? {},
      isLost: isLostBy(outcome.status),
      areWordsLost: ![name, email, phone, message].some(Boolean),
    },
  };
  await pages.sendOnce(request, response, outcome.status, { refusedEnquiry });
}
