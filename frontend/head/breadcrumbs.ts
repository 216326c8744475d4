import { site } from '../content/site.ts';

export interface BreadcrumbItem {
  name: string;
  path: string;
}

const parents = [
  ['/blog/', '/blogs'],
  ['/projects/', '/projects'],
] as const;

/** @param name of a page below one of the menu */
export function breadcrumbsTo(path: string, name?: string): BreadcrumbItem[] {
  const pages = [...site.nav, ...site.footer.legal].map(({ label, href }) => ({ name: label, path: href }));
  const home = pages.filter((page) => page.path === '/');
  const parent = parents.find(([below]) => path.startsWith(below))?.[1] ?? path.replace(/\?.*/, '');
  const known = pages.filter((page) => page.path === parent && page.path !== '/');
  return [...home, ...known, ...(name ? [{ name, path }] : [])];
}
