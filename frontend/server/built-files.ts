import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type RequestHandler, Router } from 'express';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
/** Of brotli's 11 levels the first that beats gzip's best by more than a little; as quick as gzip. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
const notFound: RequestHandler = (_request, response) => {
  response.status(404).type('text/plain').send('Not found.');
};

/** What the build made. Names below /assets carry a hash of their content, so that they never have to be asked for again. */
export function builtFiles(): Router {
  const others = express.static(client, { index: false, maxAge: '1h' });
  // Known at start: pages, which are most of what is asked for, need no look at the disk.
  const names = new Set(readdirSync(client).map((name) => `/${name}`));
  const router = Router();
  router.use(
    '/assets',
    compress,
    express.static(`${client}/assets`, { immutable: true, maxAge: '1y' }),
    notFound,
  );
  router.use((request, response, next) =>
    names.has(request.path) ? others(request, response, next) : next(),
  );
  return router;
}
