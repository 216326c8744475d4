import { type Request, type Response, Router } from 'express';
import { BlogIndex, PostList, ProjectIndex } from '../../api/wire.gen.ts';
import type { BackendClient } from '../api/backend-client.ts';
import { log } from '../log.ts';
import { SHARED_CACHING } from '../rendering/shared-caching.ts';
import { feed } from './feed.ts';
import { adminManifest, manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';

const POSTS_IN_FEED = 20;
const RETRY_SECONDS = '120';
const ONE_HOUR = 'public, max-age=3600';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** @param isBehindCache whether NGINX caches these answers */
export function discovery(origin: string, backend: BackendClient, isBehindCache: boolean): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const caching = isBehindCache ? SHARED_CACHING : REVALIDATED;
  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', ONE_HOUR).type('text/plain').send(robots(origin));
  });
  for (const [name, content] of Object.entries({ manifest, 'staff-manifest': adminManifest }))
    router.get(`/${name}.webmanifest`, (_request, response) => {
      const document = JSON.stringify(content);
      response.set('Cache-Control', ONE_HOUR).type('application/manifest+json').send(document);
    });
  router.get('/speculation-rules.json', (_request, response) => {
    const document = JSON.stringify(speculationRules);
    response.set('Cache-Control', ONE_HOUR).type('application/speculationrules+json').send(document);
  });
  router.get(
    '/sitemap.xml',
    fromBackend('application/xml', caching, async () => {
      const [posts, projects] = await Promise.all([backend.get('blog-index'), backend.get('project-index')]);
      return sitemap(origin, BlogIndex.parse(posts.body).data, ProjectIndex.parse(projects.body).data);
    }),
  );
  router.get(
    '/feed.xml',
    fromBackend('application/atom+xml', caching, async () =>
      feed(origin, PostList.parse((await backend.get(`blog?page=1&limit=${POSTS_IN_FEED}`)).body).data),
    ),
  );
  return router;
}

function fromBackend(type: string, caching: string, make: () => Promise<string>) {
  return async (request: Request, response: Response): Promise<void> => {
    try {
      const document = await make();
      response.set('Cache-Control', caching).type(type).send(document);
    } catch (error) {
      log.error({ err: error, path: request.path }, 'The backend could not be read.');
      const message = 'This list cannot be read just now. Please try again in two minutes.';
      response.status(503).set({ 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
      response.type('text/plain').send(message);
    }
  };
}
