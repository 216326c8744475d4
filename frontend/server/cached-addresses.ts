import type { RequestHandler } from 'express';
import { postListPath } from '../api/posts.ts';
import type { BackendClient } from './backend-client.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sectionPages } from './section-pages.ts';

/** For the backend alone: NGINX sends this header only where visitors cannot reach it, and never passes on theirs. */
export function cachedAddresses(
  backend: BackendClient,
  pages: Pick<PageRenderer, 'keptAddresses'>,
): RequestHandler {
  return async (request, response, next) => {
    if (request.get('X-Refresh-Page') !== '1') return next();
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const [posts, sections] = [searchParams.getAll('post'), searchParams.getAll('section')];
    const ofPosts = posts.length > 0 ? addressesShowing(posts) : [];
    const addresses = new Set([...ofPosts, ...(await sectionPages(sections, backend, pages.keptAddresses))]);
    return response.set('Cache-Control', 'no-store').json([...addresses]);
  };
}

/**
 * What NGINX may have cached that shows these posts, pages and their data. Further pages of the list, and the latest
 * posts beside other posts, expire by themselves.
 */
function addressesShowing(slugs: string[]): string[] {
  return [
    ...slugs.map(encodeURIComponent).flatMap((slug) => [`/blog/${slug}`, `/api/blog/${slug}`]),
    '/blogs',
    `/api/${postListPath({ search: '', page: 1 })}`,
    '/api/blog-latest',
    '/feed.xml',
    '/sitemap.xml',
  ];
}
