import type { Request, Response } from 'express';
import { renderPage } from 'vike/server';
import type { Env } from './env.ts';

/** Answers with the page at the request's address; `extra` reaches the page as part of its page context. */
export async function sendPage(
  env: Env,
  request: Request,
  response: Response,
  extra: Partial<Vike.PageContextServer> = {},
): Promise<void> {
  const { httpResponse } = await renderPage({
    urlOriginal: request.originalUrl,
    headersOriginal: request.headers,
    apiOrigin: env.BACKEND_URL,
    siteOrigin: env.SITE_URL,
    tagManagerId: env.TAG_MANAGER_ID,
    ...extra,
  });
  response.status(httpResponse.statusCode);
  for (const [name, value] of httpResponse.headers) response.append(name, value);
  response.send(httpResponse.body);
}
