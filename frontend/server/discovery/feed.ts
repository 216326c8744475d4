import locale from '../../../studio/locale.json' with { type: 'json' };
import type { Card } from '../../api/wire.gen.ts';
import { blogs } from '../../content/blogs.ts';
import { momentsOf } from '../../content/momentsOf.ts';
import { site } from '../../content/site.ts';
import { element, escapeXml } from './xml.ts';

/** @param posts newest first */
export function feed(origin: string, posts: Card[]): string {
  const changed = posts.map(({ updated_at }) => updated_at).toSorted();
  const entries = posts.map((post) => `<entry>\n${entry(origin, post)}</entry>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.language}">
${element('id', `${origin}/feed.xml`)}
${element('title', `${blogs.banner.title} | ${site.brand.name}`)}
${element('subtitle', blogs.description)}
${element('updated', changed.at(-1) ?? `${site.brand.founded}-01-01T00:00:00Z`)}
<author>${element('name', site.brand.name)}</author>
${link('self', `${origin}/feed.xml`, 'application/atom+xml')}
${link('alternate', `${origin}/blogs`, 'text/html')}
${element('icon', `${origin}/icon-192.png`)}
${entries}</feed>
`;
}

/** The id does not change with the address. */
function entry(origin: string, post: Card): string {
  const { published, updated } = momentsOf(post);
  return [
    element('id', `tag:${new URL(origin).hostname},${site.brand.founded}:post-${post.id}`),
    element('title', post.heading),
    link('alternate', `${origin}/blog/${encodeURIComponent(post.slug)}`, 'text/html'),
    element('published', published),
    element('updated', updated),
    element('summary', post.short_description),
    ...(post.card ? [link('enclosure', `${origin}/api/${post.card}`, 'image/jpeg')] : []),
    '',
  ].join('\n');
}

const link = (relation: string, address: string, type: string) =>
  `<link rel="${relation}" type="${type}" href="${escapeXml(address)}"/>`;
