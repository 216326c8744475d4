import type { IndexedProject, IndexEntry } from '../../api/wire.gen.ts';
import { type ListedPage, listedPages, page } from './listed-pages.ts';
import { element } from './xml.ts';

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

type Entry = ListedPage & { changed?: string };

export function sitemap(origin: string, posts: IndexEntry[], projects: IndexedProject[]): string {
  const entries: Entry[] = [
    ...listedPages(),
    ...projects.map(({ slug, updated_at: changed, pictures }) => ({
      ...page(`/projects/${encodeURIComponent(slug)}`, ...pictures),
      changed,
    })),
    ...posts.map(({ slug, updated_at: changed, feature_image: picture }) => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      pictures: picture ? [`/api/${picture}`] : [],
      changed,
    })),
  ];
  const urls = entries.map((entry) => `<url>${url(origin, entry)}</url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls}</urlset>\n`;
}

function url(origin: string, { path, pictures, changed }: Entry): string {
  const images = pictures.map(
    (picture) => `<image:image>${element('image:loc', origin + picture)}</image:image>`,
  );
  return [element('loc', origin + path), changed ? element('lastmod', changed) : '', ...images].join('');
}
