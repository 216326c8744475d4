import type { Request, Response } from 'express';
import { renderPage } from 'vike/server';
import type { Env } from './env.ts';

/** Seconds after which a visitor may try a page again that could not be made. */
const RETRY_SECONDS = '30';

/**
 * Answers with the page at the request's address.
 * @param extra reaches the page as part of its page context
 * @param status where it is not the page's own
 */
export async function sendPage(
  env: Env,
  request: Request,
  response: Response,
  extra: Partial<Vike.PageContextServer> = {},
  status?: number,
): Promise<void> {
  const { httpResponse, statusCode } = await renderPage({
    urlOriginal: request.originalUrl,
    headersOriginal: request.headers,
    apiOrigin: env.BACKEND_URL,
    siteOrigin: env.SITE_URL,
    tagManagerId: env.TAG_MANAGER_ID,
    ...extra,
  });
  response.status(status ?? statusCode ?? httpResponse.statusCode);
  for (const [name, value] of httpResponse.headers) response.append(name, value);
  if (httpResponse.statusCode === 503) response.set('Retry-After', RETRY_SECONDS);
  response.send(httpResponse.body);
}
