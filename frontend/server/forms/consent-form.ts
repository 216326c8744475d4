import express, { type Request, type Response as Answer, Router } from 'express';
import * as z from 'zod';
import { type ConsentAct, type ConsentFailure, consentActs, failureOf } from '../../api/consent.ts';
import type { Env } from '../env.ts';
import { onItsOwn, visitorHeaders } from './forward-enquiry.ts';
import { log } from '../log.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';

const TIMEOUT_MS = 10_000;
const MAX_FORM_BYTES = 4 * 1024;
const formSchema = z.object({ act: z.enum([...consentActs, 'ask']) });

/** A receipt without JavaScript: the first press asks, the second one acts and leads back to the page. */
export function consentForm(env: Env, pages: PageRenderer): Router {
  const router = Router();
  router.post(
    '/consent',
    express.urlencoded({ limit: MAX_FORM_BYTES, extended: false, inflate: false }),
    (request: Request, response: Answer) => receive(env, pages, request, response),
  );
  return router;
}

async function receive(env: Env, pages: PageRenderer, request: Request, response: Answer): Promise<void> {
  const token = new URL(request.originalUrl, 'http://localhost').searchParams.get('receipt') ?? '';
  const { data } = formSchema.safeParse(request.body);
  if (data?.act === 'ask')
    return await pages.sendOnce(request, response, undefined, { isWithdrawalAsked: true });
  const failed = data ? await forward(env, request, data.act, token) : 'refused';
  const query = new URLSearchParams({ receipt: token, ...(failed && { failed }) });
  response.set('Cache-Control', 'no-store').redirect(303, `/consent?${query}`);
}

async function forward(
  env: Env,
  request: Request,
  act: ConsentAct,
  token: string,
): Promise<ConsentFailure | undefined> {
  try {
    const answer = await fetch(`${env.BACKEND_URL}/api/consent/${act}`, {
      method: 'POST',
      headers: { ...visitorHeaders(request), 'Content-Type': 'application/json', ...onItsOwn },
      body: JSON.stringify({ receipt: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? undefined : failureOf(answer.status);
  } catch (error) {
    const requestId = request.get('x-request-id');
    log.error({ err: error, requestId }, 'What a visitor did with a receipt could not be passed on.');
    return 'unknown';
  }
}
