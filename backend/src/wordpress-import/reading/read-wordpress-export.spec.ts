import { gzipSync } from 'node:zlib';
import { readWordpressExport } from './read-wordpress-export.js';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:wp="w"><channel>
<title>Old blog</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://old.example/blog</wp:base_blog_url>`;
const read = (items: string) => readWordpressExport(Buffer.from(`${head}${items}</channel></rss>`));

const post = `<item><title>Oak &amp; linen</title><link>https://old.example/oak/</link>
  <content:encoded><![CDATA[One <b>two</b>

three]]></content:encoded><excerpt:encoded><![CDATA[Short]]></excerpt:encoded>
  <wp:post_id>3</wp:post_id><wp:post_type><![CDATA[post]]></wp:post_type><wp:status>publish</wp:status>
  <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[7]]></wp:meta_value></wp:postmeta>
  <wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Nice</wp:comment_content>
    <wp:commentmeta><wp:meta_key>x</wp:meta_key><wp:meta_value>y</wp:meta_value></wp:commentmeta></wp:comment>
</item>`;

describe('an export of WordPress', () => {
  it('is read with its site, texts, fields of plug-ins and number of comments', async () => {
    const { site, items } = await read(post);
    expect(site).toBe('https://old.example/blog');
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Oak & linen',
        link: 'https://old.example/oak/',
        content: 'One <b>two</b>\n\nthree',
        excerpt: 'Short',
        post_id: '3',
        post_type: 'post',
        meta: { _thumbnail_id: '7' },
        comments: 1,
      }),
    ]);
  });

  it('keeps footnotes of any length, and no other long field of a plug-in', async () => {
    const value = 'a'.repeat(20_001);
    const meta = ['footnotes', '_builder'].map(
      (key) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
    );
    const { items } = await read(`<item>${meta.join('')}</item>`);
    expect(items[0]?.meta).toEqual({ footnotes: value });
  });

  it('may hold entities of HTML in its titles', async () => {
    const { items } = await read('<item><title>A&nbsp;B</title></item>');
    expect(items[0]?.title).toBe('A\u00A0B');
  });

  it('is read without what no text of the database may hold', async () => {
    const { items } = await read('<item><title><![CDATA[A\0B]]></title></item>');
    expect(items[0]?.title).toBe('AB');
  });

  it('keeps every emoji, wherever the file is read in parts', async () => {
    const texts = ['', '.'].map((start) => start + '😀'.repeat(150_000));
    const entries = texts.map(
      (text) => `<item><content:encoded><![CDATA[${text}]]></content:encoded></item>`,
    );
    for (const [place, entry] of entries.entries())
      expect((await read(entry)).items[0]?.content === texts[place]).toBe(true);
  });

  it.each([
    ['ISO-8859-1', 'latin1'],
    ['windows-1252', 'latin1'],
    ['UTF-16', 'utf16le'],
  ] as const)('is read in the encoding that it names: %s', async (name, encoding) => {
    const text = `${head.replace('UTF-8', name)}<item><title>Caf\u00E9</title></item></channel></rss>`;
    expect((await readWordpressExport(Buffer.from(text, encoding))).items[0]?.title).toBe('Caf\u00E9');
  });

  it.each(['utf8', 'utf16le'] as const)('may begin with a mark and white space: %s', async (encoding) => {
    const text = `\uFEFF\n${head.replace(/^.*\n/, '')}</channel></rss>`;
    const named = encoding === 'utf8' ? text : `\uFEFF${head.replace('UTF-8', 'UTF-16')}</channel></rss>`;
    expect((await readWordpressExport(Buffer.from(named, encoding))).items).toEqual([]);
  });

  it.each(['UTF-8', 'x-unknown'])(
    'is refused where it is not in the encoding that it names: %s',
    async (name) => {
      const file = Buffer.from(`${head.replace('UTF-8', name)}<item><title>Caf\u00E9`, 'latin1');
      await expect(readWordpressExport(file)).rejects.toMatchObject({
        messages: {
          file: `The file cannot be read in ${name}, the encoding that it should have. Please export it from WordPress once more, and choose it here just as you get it.`,
        },
      });
    },
  );

  it('is refused where it ends within a letter', async () => {
    const file = Buffer.from(`${head}</channel></rss>\u00E9`).subarray(0, -1);
    await expect(readWordpressExport(file)).rejects.toThrow('read in UTF-8');
  });

  it('never widens entities that it declares itself', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${head}<item><title>&b;</title></item></channel></rss>`;
    const { items } = await readWordpressExport(Buffer.from(bomb.replace(/^(.*?\]>)<\?xml[^>]*\?>/s, '$1')));
    expect(items[0]?.title).toBe('&b;');
  });

  it('never reads a file that an entity names', async () => {
    const { items } = await readWordpressExport(
      Buffer.from(
        `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${head.slice(head.indexOf('<rss'))}<item><title>&f;</title></item></channel></rss>`,
      ),
    );
    expect(items[0]?.title).toBe('&f;');
  });

  it.each([
    ['is cut off', Buffer.from(`${head}<item><title>A`), /from line \d+ on/],
    ['is no XML', Buffer.from('Hello'), /^This is no export of WordPress\. Please choose the \.xml file/],
    [
      'is a JPEG',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      /^This is no export of WordPress: it is a picture\. /,
    ],
    ['is a PNG', Buffer.from('\u0089PNG\r\n', 'latin1'), /: it is a picture\. /],
    ['is a WebP', Buffer.from('RIFF\u0024\0\0\0WEBP', 'latin1'), /: it is a picture\. /],
    ['is a photo of a phone', Buffer.from('\0\0\0\u0018ftypheic\0\0'), /: it is a picture\. /],
    ['is a PDF', Buffer.from('%PDF-1.7'), /: it is a PDF\. /],
    [
      'is another feed',
      Buffer.from('<rss><channel><item><title>A</title></item></channel></rss>'),
      /no export/,
    ],
    [
      'is zipped',
      Buffer.from('PK\u0003\u0004'),
      /^This is a packed file\. Please unpack it and choose the \.xml file inside\.$/,
    ],
    ['is gzipped', gzipSync(head), /^This is a packed file\./],
    ['is empty', Buffer.from(''), /no export/],
  ])('is refused in a sentence when it %s', async (_case, file, sentence) => {
    await expect(readWordpressExport(file)).rejects.toMatchObject({
      messages: { file: expect.stringMatching(sentence) },
    });
  });
});
