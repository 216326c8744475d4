import type { RequestHandler } from 'express';
import { postListPath } from '../api/posts.ts';
import { CONTENT_PATH } from './backend-client.ts';
import { listedPages } from './discovery/listed-pages.ts';
import type { PageRenderer } from './page-renderer.ts';

/** For the backend alone: NGINX sends this header only where visitors cannot reach it, and never passes on theirs. */
export function cachedAddresses(pages: Pick<PageRenderer, 'cachedAddresses'>): RequestHandler {
  return (request, response, next) => {
    if (request.get('X-Refresh-Page') !== '1') return next();
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const slugs = searchParams.getAll('post');
    const addresses = [
      ...(searchParams.has('section') ? addressesShowingWords(pages.cachedAddresses) : []),
      ...(slugs.length > 0 ? addressesShowing(slugs) : []),
    ];
    return response.set('Cache-Control', 'no-store').json(addresses);
  };
}

/** Changed words may be on every page: beside the fixed ones NGINX may have those that were rendered here. */
function addressesShowingWords(rendered: string[]): string[] {
  return [...new Set([`/api/${CONTENT_PATH}`, ...listedPages().map(({ path }) => path), ...rendered])];
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
