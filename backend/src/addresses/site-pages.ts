import pages from 'content/site-pages.json' with { type: 'json' };
import services from 'content/services.json' with { type: 'json' };
import site from 'content/site.json' with { type: 'json' };

export interface NamedPage {
  path: string;
  title: string;
}

const toPage = ({ href, label }: { href: string; label: string }): NamedPage => ({
  path: href,
  title: label,
});

export const sitePages: NamedPage[] = [
  ...site.nav.map(toPage),
  ...services.map(({ slug, label }) => ({ path: `/services?category=${slug}`, title: label })),
  toPage(site.footer.cost),
  ...site.footer.legal.map(toPage),
];

const OTHERS = [...pages.listed, ...pages.others, ...pages.files];

const titles = new Map([
  ...OTHERS.map((path): [string, string] => [path, path]),
  ...sitePages.map(({ path, title }): [string, string] => [path, title]),
]);

export function sitePageAt(path: string): string | undefined {
  return titles.get(path);
}
