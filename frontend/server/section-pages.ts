import { BlogIndex, ProjectIndex } from '../api/wire.gen.ts';
import type { SectionName } from '../content/schemas/sections.ts';
import type { BackendClient } from './backend-client.ts';
import { listedPages } from './discovery/listed-pages.ts';

/** Of posts, the newest, and of projects; further ones expire by themselves. */
const MAX_PAGES = 100;

/** In the header, the footer, or in what every page tells search engines. */
const onEveryPage: SectionName[] = ['contact', 'hours', 'postal-address', 'services', 'social'];

/** The pages that show these sections of the studio's words. */
export async function sectionPages(sections: string[], backend: BackendClient): Promise<string[]> {
  const pages = listedPages().map(({ path }) => path);
  if (onEveryPage.some((name) => sections.includes(name)))
    return [
      ...pages,
      '/project',
      '/what-it-costs',
      ...(await projectPages(backend)),
      ...(await postPages(backend)),
    ];
  const isShownOn = (page: string) =>
    sections.some((name) => (name === 'service-texts' ? page.startsWith('/services') : page === '/'));
  return pages.filter(isShownOn);
}

async function projectPages(backend: BackendClient): Promise<string[]> {
  const { data } = ProjectIndex.parse((await backend.get('project-index')).body);
  return data.slice(0, MAX_PAGES).map(({ slug }) => `/projects/${slug}`);
}

async function postPages(backend: BackendClient): Promise<string[]> {
  const { data } = BlogIndex.parse((await backend.get('blog-index')).body);
  return data.slice(0, MAX_PAGES).map(({ slug }) => `/blog/${encodeURIComponent(slug)}`);
}
