import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';
import { system } from '../content/system.ts';
import { bestEncoding } from './best-encoding.ts';
import type { Refuse } from './reject-bad-requests.ts';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

const missing = { status: 404, text: system.notFound.text };

/** Names below /assets carry a hash of their content, so that browsers keep them for ever. */
export function builtFiles(refuse: Refuse): Router {
  const others = express.static(client, { index: false, maxAge: '1h' });
  // Read once: requests for pages, which are most of them, do not touch the disk.
  const names = new Set(readdirSync(client).map((name) => `/${name}`));
  const router = Router();
  router.use(
    '/assets',
    preferCompressed(),
    express.static(`${client}/assets`, { immutable: true, maxAge: '1y', redirect: false }),
    (request, response) => refuse(request, response, missing),
  );
  router.use((request, response, next) =>
    names.has(request.path) ? others(request, response, next) : next(),
  );
  return router;
}

function preferCompressed(): RequestHandler {
  const files = readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' });
  const compressed = new Set(
    files.filter((name) => /\.(br|gz)$/.test(name)).map((name) => `/${name.replaceAll('\\', '/')}`),
  );
  return (request, response, next) => {
    if (!compressed.has(`${request.path}.br`)) return next();
    const encoding = bestEncoding(request);
    response.vary('Accept-Encoding').type(extname(request.path));
    if (encoding) {
      response.set('Content-Encoding', encoding);
      request.url = request.path + SUFFIXES[encoding];
    }
    next();
  };
}
