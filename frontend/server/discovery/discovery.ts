import { type Request, type Response, Router } from 'express';
import { BlogIndex, PostList } from '../../api/wire.gen.ts';
import type { Backend } from '../backend.ts';
import { SHARED } from '../shared-caching.ts';
import { feed } from './feed.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const POSTS_IN_FEED = 20;
/** Seconds after which a robot may ask again while the blog cannot be read. */
const RETRY_SECONDS = '120';
const FOR_AN_HOUR = 'public, max-age=3600';
/** What changes with the blog is asked for again each time, with an answer of a few bytes when nothing changed. */
const ALWAYS_ASKED = 'public, max-age=0, must-revalidate';

/**
 * What search engines, feed readers and phones ask for beside the pages.
 * @param isBehindCache whether a front keeps what changes with the blog for moments, as it keeps pages
 */
export function discovery(origin: string, backend: Backend, isBehindCache: boolean): Router {
  const router = Router();
  const caching = isBehindCache ? SHARED : ALWAYS_ASKED;
  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', FOR_AN_HOUR).type('text/plain').send(robots(origin));
  });
  router.get('/manifest.webmanifest', (_request, response) => {
    const document = JSON.stringify(manifest);
    response.set('Cache-Control', FOR_AN_HOUR).type('application/manifest+json').send(document);
  });
  router.get(
    '/sitemap.xml',
    ofBlog('application/xml', caching, async () =>
      sitemap(origin, BlogIndex.parse((await backend.ask('blog-index')).body).data),
    ),
  );
  router.get(
    '/feed.xml',
    ofBlog('application/atom+xml', caching, async () =>
      feed(origin, PostList.parse((await backend.ask(`blog?page=1&limit=${POSTS_IN_FEED}`)).body).data),
    ),
  );
  return router;
}

function ofBlog(type: string, caching: string, make: () => Promise<string>) {
  return async (_request: Request, response: Response): Promise<void> => {
    try {
      const document = await make();
      response.set('Cache-Control', caching).type(type).send(document);
    } catch {
      const message = 'The blog cannot be read just now. Please try again in two minutes.';
      response.status(503).set({ 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
      response.type('text/plain').send(message);
    }
  };
}
