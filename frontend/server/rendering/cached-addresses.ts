import type { RequestHandler } from 'express';
import { postListPath } from '../../api/posts.ts';
import type { BackendClient } from '../api/backend-client.ts';
import { isPageRefresh } from './is-page-refresh.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sectionPages } from './section-pages.ts';

/** For the backend alone. */
export function cachedAddresses(
  backend: BackendClient,
  pages: Pick<PageRenderer, 'cachedAddresses'>,
): RequestHandler {
  return async (request, response, next) => {
    if (!isPageRefresh(request)) return next();
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    const [posts, projects] = [searchParams.getAll('post'), searchParams.getAll('project')];
    const sections = searchParams.getAll('section');
    if (sections.length > 0) backend.expireContent();
    const addresses = new Set([
      ...(posts.length > 0 ? showingPosts(posts) : []),
      ...(projects.length > 0 ? showingProjects(projects, pages.cachedAddresses) : []),
      ...(await sectionPages(sections, backend, pages.cachedAddresses)),
    ]);
    return response.set('Cache-Control', 'no-store').json([...addresses]);
  };
}

/** An empty slug names the lists alone. */
function ofEach(slugs: string[], addresses: (slug: string) => string[]): string[] {
  return slugs.filter(Boolean).map(encodeURIComponent).flatMap(addresses);
}

/**
 * What NGINX may have cached that shows these posts, pages and their data. Further pages of the list, and the latest
 * posts beside other posts, expire by themselves.
 */
function showingPosts(slugs: string[]): string[] {
  return [
    ...ofEach(slugs, (slug) => [`/blog/${slug}`, `/api/blog/${slug}`]),
    '/blogs',
    `/api/${postListPath({ search: '', page: 1 })}`,
    '/api/blog-latest',
    '/feed.xml',
    '/sitemap.xml',
  ];
}

/** Of the list, also the filtered and further pages that were rendered here. */
function showingProjects(slugs: string[], cached: string[]): string[] {
  return [
    ...ofEach(slugs, (slug) => [`/projects/${slug}`, `/api/projects/${slug}`]),
    '/projects',
    ...cached.filter((page) => /^\/projects?(\?|$)/.test(page)),
    '/api/projects',
    '/api/project-covers',
    '/api/project-costs',
    '/',
    '/what-it-costs',
    '/sitemap.xml',
  ];
}
