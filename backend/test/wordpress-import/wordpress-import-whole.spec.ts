import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { decodeDescription } from '../../src/blog/text/description.js';
import { unique } from '../blog/blog-posts.ts';
import { type ImportingStaff, MAX_IMPORT_MS, startAsImportingStaff } from './importing-staff.ts';
import type { Entry } from './wordpress-export.ts';

const POSTS = 120;
/** Of a kind with those of one import page of the API. */
const PAGE = 50;

/** What WordPress writes, and what readers get of it. Pictures are told by their alternative texts. */
const shapes: [content: string, read: string][] = [
  ['Oak first.\n\nLinen\nsecond.', '<p>Oak first.</p><p>Linen<br>second.</p>'],
  ['Before the fold.\n\n<!--more-->\n\nAfter it.', '<p>Before the fold.</p><p>After it.</p>'],
  [
    '[caption id="attachment_9" align="aligncenter" width="300"]<a href="SITE/room.jpg"><img class="size-medium wp-image-9" src="SITE/room-300x200.jpg" alt="Oak" width="300" height="200" /></a> The long room[/caption]',
    '<figure>(Oak)<figcaption>The long room</figcaption></figure>',
  ],
  [
    'Two rooms.\n\n[gallery columns="2" ids="8,9"]',
    '<p>Two rooms.</p><figure><figure>(Hall)</figure><figure>(Room)<figcaption>Seen at <em>noon</em></figcaption></figure></figure>',
  ],
  [
    '<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":8} -->\n<figure class="wp-block-image size-large"><img src="SITE/room-8.jpg" alt="Hall" class="wp-image-8"/></figure>\n<!-- /wp:image -->\n\n<!-- wp:image {"id":9} -->\n<figure class="wp-block-image size-large"><img src="SITE/room-9.jpg" alt="Room" class="wp-image-9"/></figure>\n<!-- /wp:image --></figure>\n<!-- /wp:gallery -->',
    '<figure><figure>(Hall)</figure><figure>(Room)</figure></figure>',
  ],
  [
    '<!-- wp:gallery {"ids":[8,9]} -->\n<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><img src="SITE/room-8.jpg" alt="Hall" data-id="8"/></figure></li><li class="blocks-gallery-item"><figure><img src="SITE/room-9.jpg" alt="Room" data-id="9"/></figure></li></ul>\n<!-- /wp:gallery -->',
    '<figure><figure>(Hall)</figure><figure>(Room)</figure></figure>',
  ],
  [
    '<!-- wp:image {"id":9,"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="SITE/room-1024x683.jpg" alt="Oak" class="wp-image-9"/><figcaption class="wp-element-caption">At <em>noon</em></figcaption></figure>\n<!-- /wp:image -->',
    '<figure>(Oak)<figcaption>At <em>noon</em></figcaption></figure>',
  ],
  [
    'A film:\n\nhttps://www.youtube.com/watch?v=abc\n\nand [embed]https://vimeo.com/1[/embed]',
    '<p>A film:</p><p><a href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a></p><p>and</p><p><a href="https://vimeo.com/1">https://vimeo.com/1</a></p>',
  ],
  [
    '<!-- wp:embed {"url":"https://vimeo.com/2","type":"video"} -->\n<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/2\n</div></figure>\n<!-- /wp:embed -->',
    '<p><a href="https://vimeo.com/2">https://vimeo.com/2</a></p>',
  ],
  [
    '<!-- wp:quote -->\n<blockquote class="wp-block-quote"><p>Less, but better.</p><cite>Dieter Rams</cite></blockquote>\n<!-- /wp:quote -->\n\n<!-- wp:list -->\n<ul><li>Oak</li><li>Ash</li></ul>\n<!-- /wp:list -->',
    '<blockquote><p>Less, but better.</p><footer>Dieter Rams</footer></blockquote><ul><li>Oak</li><li>Ash</li></ul>',
  ],
  [
    '<!-- wp:table -->\n<figure class="wp-block-table"><table><thead><tr><th>Wood</th><th>Use</th></tr></thead><tbody><tr><td>Oak</td><td>Floor</td></tr></tbody></table><figcaption>Woods</figcaption></figure>\n<!-- /wp:table -->',
    '<table><caption>Woods</caption><thead><tr><th scope="col">Wood</th><th scope="col">Use</th></tr></thead><tbody><tr><td>Oak</td><td>Floor</td></tr></tbody></table>',
  ],
  [
    '<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column -->\n<div class="wp-block-column"><!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">Left</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column -->\n\n<!-- wp:column -->\n<div class="wp-block-column"><!-- wp:heading {"level":3} -->\n<h3>Right</h3>\n<!-- /wp:heading --></div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->',
    '<p>Left</p><h3>Right</h3>',
  ],
];

/** The forms of addresses that a blog of WordPress may have had. */
const addresses = [
  (slug: string) => `/2019/05/${slug}/`,
  (slug: string) => `/2019/05/04/${slug}/`,
  (slug: string) => `/${slug}/`,
  (slug: string) => `/interiors/oak/${slug}.html`,
  (slug: string) => `/index.php/2019/05/${slug}/`,
  (_slug: string, number: number) => `/archives/${number}`,
  (_slug: string, number: number) => `/?p=${number}`,
  (slug: string) => `/2019/%e0%a4%98%e0%a4%b0-${slug}/`,
];

const reported = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      state: z.string(),
      problems: z.array(z.string()),
      post_id: z.int().nullable(),
    }),
  ),
});

describe('a whole blog of WordPress', () => {
  let importing: ImportingStaff;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
  });
  afterAll(() => importing.stop());

  it(
    'arrives with every post, as it was read there, and every old address leads to its post',
    async () => {
      const { old, staff } = importing;
      const first = randomInt(1_000_000, 9_000_000);
      const posts = Array.from({ length: POSTS }, (_, place) => {
        const [content, read] = shapes[place % shapes.length] ?? ['', ''];
        const id = first + place;
        const slug = unique(`whole-${place}`).replace(' ', '-');
        const path = addresses[place % addresses.length]?.(slug, id) ?? '';
        const entry = {
          id,
          title: `Post ${place} ${slug}`,
          slug,
          link: old.address + path,
          content: content.replaceAll('SITE', old.address),
          more: `<pubDate>Sat, 04 May 2019 04:41:12 +0000</pubDate><dc:creator><![CDATA[meera]]></dc:creator>
          <guid isPermaLink="false">${old.address}/?p=${id}</guid><excerpt:encoded><![CDATA[]]></excerpt:encoded>
          <category domain="category" nicename="oak"><![CDATA[Oak]]></category>`,
        };
        return { entry, path, read };
      });
      const { run } = await importing.imported([...posts.map(({ entry }) => entry), ...rooms(old.address)]);
      expect(run.counts).toMatchObject({ added: POSTS, draft: 0, failed: 0, left_out: 0 });

      const lines = await report(importing, run.id);
      for (const { entry, path, read } of posts) {
        const line = lines.get(entry.title);
        expect(line).toMatchObject({ state: 'added', problems: [] });
        const { description, slug } = (await importing.read(`blog/${line?.post_id}`)).data;
        expect.soft(asRead(decodeDescription(description))).toBe(read);
        const led = await staff.request.get('/api/old-address').query({ path });
        expect.soft([path, led.body.data?.to]).toEqual([path, `/blog/${slug}`]);
      }
    },
    2 * MAX_IMPORT_MS,
  );
});

function rooms(site: string): Entry[] {
  return [
    {
      id: 8,
      title: 'hall',
      type: 'attachment',
      picture: `${site}/room-8.jpg`,
      meta: { _wp_attachment_image_alt: 'Hall' },
    },
    {
      id: 9,
      title: 'room',
      type: 'attachment',
      picture: `${site}/room-9.jpg`,
      meta: { _wp_attachment_image_alt: 'Room' },
      more: '<excerpt:encoded><![CDATA[Seen at\n\n<em>noon</em>]]></excerpt:encoded>',
    },
  ];
}

async function report({ read }: ImportingStaff, id: number) {
  const numbers = Array.from({ length: Math.ceil(POSTS / PAGE) }, (_, place) => place + 1);
  const pages = await Promise.all(
    numbers.map(async (page) => reported.parse(await read(`imports/${id}?limit=${PAGE}&page=${page}`)).data),
  );
  return new Map(pages.flat().map((line) => [line.title, line]));
}

function asRead(html: string): string {
  return html.replaceAll('\n', '').replaceAll(/<img [^>]*alt="([^"]*)"[^>]*>/g, '($1)');
}
