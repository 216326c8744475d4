import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { adminWorker } from './admin-worker.ts';
import { apiProxy } from './api/api-proxy.ts';
import { BackendClient } from './api/backend-client.ts';
import { cachedAddresses } from './rendering/cached-addresses.ts';
import { consentForm } from './forms/consent-form.ts';
import { contentPreview } from './rendering/content-preview.ts';
import { countingChoice } from './forms/counting-choice.ts';
import { discovery } from './discovery/discovery.ts';
import { enquiryFormRoutes } from './forms/enquiry-form.ts';
import type { Env } from './env.ts';
import { lightSwitch } from './forms/light-switch.ts';
import { log } from './log.ts';
import { PageRenderer } from './rendering/page-renderer.ts';
import { refuseWith } from './refuse-with.ts';
import { rejectBadRequests, type Refuse } from './reject-bad-requests.ts';
import { requestId } from './request-id.ts';
import { restrictOperatorPaths } from './restrict-operator-paths.ts';
import { securityHeaders } from './security-headers.ts';

export type Mode = 'development' | 'production';

export async function createApp(
  env: Env,
  mode: Mode,
  server: Server,
  stopping: AbortSignal,
): Promise<Express> {
  const isBuilt = mode === 'production';
  const backend = new BackendClient(env.BACKEND_URL);
  const pages = new PageRenderer(env, backend, isBuilt);
  const refuse = refuseWith(pages);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(requestId, securityHeaders(env, isBuilt), rejectBadRequests(refuse));
  if (env.PAGE_CACHE) app.use(leaveToNginx);
  app.get('/health', answerHealth(stopping));
  if (env.PAGE_CACHE) app.get('/cached-addresses', cachedAddresses(backend, pages));
  app.use(restrictOperatorPaths(env.SITE_URL));
  app.use(below('/api', apiProxy(env), mode));
  app.use(adminWorker());
  app.use(isBuilt ? await build(refuse) : await viteFiles(server));
  app.use(contentPreview(backend, refuse));
  app.use(discovery(env.SITE_URL, backend, env.PAGE_CACHE));
  app.use(enquiryFormRoutes(env, pages));
  app.use(consentForm(env, pages));
  app.use(lightSwitch(env.SITE_URL));
  if (env.TAG_MANAGER_ID) app.use(countingChoice(env.SITE_URL));
  app.get('/{*path}', (request, response) => pages.send(request, response));
  app.use((request, response) => refuse(request, response.set('Allow', 'GET, HEAD'), readOnly));
  app.use(answerError(refuse));
  return app;
}

/** Like `app.use(prefix, …)`, without shortening the path. In development Vite serves the modules of the folder `api`. */
function below(prefix: string, handler: RequestHandler, mode: Mode): RequestHandler {
  return (request, response, next) => {
    const isModule = mode === 'development' && request.path.endsWith('.ts');
    const isBelow = `${request.path}/`.toLowerCase().startsWith(`${prefix}/`);
    return isBelow && !isModule ? handler(request, response, next) : next();
  };
}

/** Imported here, so that development needs no build. */
async function build(refuse: Refuse): Promise<RequestHandler> {
  const { builtFiles } = await import('./built-files.ts');
  await import(new URL('../dist/server/entry.mjs', import.meta.url).href);
  return builtFiles(refuse);
}

async function viteFiles(server: Server): Promise<RequestHandler> {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({
    root: fileURLToPath(new URL('..', import.meta.url)),
    viteConfig: { server: { hmr: { server }, host: '127.0.0.1' } },
  });
  return devMiddleware;
}

/** NGINX sets these headers itself, so do not store them with the cached page. */
const leaveToNginx: RequestHandler = (_request, response, next) => {
  response.sendDate = false;
  response.removeHeader('X-Request-Id');
  next();
};

/** Does not check the backend. */
const answerHealth =
  (stopping: AbortSignal): RequestHandler =>
  (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain');
    if (stopping.aborted) response.status(503).send('stopping\n');
    else response.send('ok\n');
  };

const readOnly = { status: 405, text: 'This address can only be read.' };
const unreadable = { status: 400, text: 'This request cannot be read.' };

const answerError =
  (refuse: Refuse): ErrorRequestHandler =>
  async (error: unknown, request, response, _next) => {
    if (response.headersSent) response.destroy();
    else if (isRequestError(error)) await refuse(request, response, unreadable);
    else {
      log.error({ err: error, requestId: request.get('x-request-id'), path: request.path });
      response.status(500).type('text/plain').send('Something went wrong on our side. Please try again.');
    }
  };

function isRequestError(error: unknown): boolean {
  return error instanceof Error && 'status' in error && Number(error.status) < 500;
}
