import { BlogIndex, ProjectIndex } from '../../api/wire.gen.ts';
import type { SectionName } from '../../content/schemas/sections.ts';
import { type BackendClient, CONTENT_PATH } from '../api/backend-client.ts';
import { listedPages } from '../discovery/listed-pages.ts';

/** Of posts, the newest, and of projects; further ones expire by themselves. */
const MAX_PAGES = 100;

/** The other ones are on the home page. */
const shownOn: Partial<Record<string, RegExp>> = {
  'service-texts': /^\/services\b/,
  'other-addresses': /^\/contact-us\b/,
};

/** In the header, the footer, or in what every page tells search engines. */
const onEveryPage: SectionName[] = ['contact', 'hours', 'postal-address', 'services', 'social'];

/**
 * The pages that show these sections of the studio's words, and their data.
 * @param kept addresses that were rendered here: further pages of lists, and those with a query
 */
export async function sectionPages(
  sections: string[],
  backend: BackendClient,
  kept: string[],
): Promise<string[]> {
  if (sections.length === 0) return [];
  const data = `/api/${CONTENT_PATH}`;
  const pages = [...listedPages().map(({ path }) => path), ...kept];
  if (onEveryPage.some((name) => sections.includes(name)))
    return [data, ...pages, '/project', ...(await projectPages(backend)), ...(await postPages(backend))];
  const isShownOn = (page: string) => sections.some((name) => (shownOn[name] ?? /^\/(\?|$)/).test(page));
  return [data, ...pages.filter(isShownOn)];
}

async function projectPages(backend: BackendClient): Promise<string[]> {
  const { data } = ProjectIndex.parse((await backend.get('project-index')).body);
  return data.slice(0, MAX_PAGES).map(({ slug }) => `/projects/${slug}`);
}

async function postPages(backend: BackendClient): Promise<string[]> {
  const { data } = BlogIndex.parse((await backend.get('blog-index')).body);
  return data.slice(0, MAX_PAGES).map(({ slug }) => `/blog/${encodeURIComponent(slug)}`);
}
