import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { apiProxy, hideMetrics } from './api-proxy.ts';
import { enquiryForm } from './enquiry-form.ts';
import type { Env } from './env.ts';
import { sendPage } from './pages.ts';
import { rejectBadRequests } from './reject-bad-requests.ts';
import { requestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

export type Mode = 'development' | 'production';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The public front: static files, pages, and `/api` passed on. */
export async function createApp(env: Env, mode: Mode, server: Server): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(requestId, securityHeaders(env, mode === 'production'), rejectBadRequests);
  app.use('/api/metrics', hideMetrics);
  app.use(passOn('/api', apiProxy(env), mode));
  app.use(compression());
  app.use(...(mode === 'production' ? await builtFiles() : [await viteFiles(server)]));
  app.use(enquiryForm(env));
  app.get('/{*path}', (request, response) => sendPage(env, request, response));
  app.use((_request, response) => {
    response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('This address can only be read.');
  });
  app.use(answerError);
  return app;
}

/**
 * Keeps the whole path for the handler, which Express would cut off. While developing, Vite serves the modules of
 * the folder `api` under the same prefix.
 */
function passOn(prefix: string, handler: RequestHandler, mode: Mode): RequestHandler {
  return (request, response, next) => {
    const isModule = mode === 'development' && request.path.endsWith('.ts');
    const isBelow = request.path === prefix || request.path.startsWith(`${prefix}/`);
    return isBelow && !isModule ? handler(request, response, next) : next();
  };
}

async function builtFiles(): Promise<RequestHandler[]> {
  await import(new URL('../dist/server/entry.mjs', import.meta.url).href);
  const client = `${root}dist/client`;
  const assets = express.static(`${client}/assets`, { immutable: true, maxAge: '1y', fallthrough: true });
  return [
    (request, response, next) => {
      if (!request.path.startsWith('/assets/')) return next();
      request.url = request.url.slice('/assets'.length);
      assets(request, response, () => response.status(404).type('text/plain').send('Not found.'));
    },
    express.static(client, { index: false, maxAge: '1h' }),
  ];
}

async function viteFiles(server: Server): Promise<RequestHandler> {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({
    root,
    viteConfig: { server: { hmr: { server }, host: '127.0.0.1' } },
  });
  return devMiddleware;
}

const answerError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const line = { level: 'error', requestId: request.get('x-request-id'), path: request.path, error: text };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  if (response.headersSent) response.destroy();
  else response.status(500).type('text/plain').send('Something went wrong on our side. Please try again.');
};
