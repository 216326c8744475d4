import { parseFragment, serialize } from 'parse5';
import sharp from 'sharp';
import { storedTexts } from '../../../../testing/post-texts.ts';
import { htmlAttacks as attacks } from '../../../../testing/attacks/html-attacks.ts';
import { harms } from '../../../test/blog/harms.ts';
import { PictureEncoder } from '../../pictures/picture-encoder.js';
import { decodeDescription } from './description.js';
import { PostText } from './post-text.js';

const text = new PostText(new PictureEncoder(), { SITE_URL: 'https://studio.example:8443' });
const stored = async (sent: string) => (await text.prepare(sent)).description;
const html = async (sent: string) => decodeDescription(await stored(sent));

const mailAndPhone = '<p><a href="mailto:a@example.com">a</a><a href="tel:+911234567890">b</a></p>';

describe('the text of a post', () => {
  it('is tried with enough attacks', () => expect(attacks.length).toBeGreaterThanOrEqual(225));

  it.each(attacks)('lets nothing through that could run: %s', async (attack) => {
    expect(harms(await html(attack))).toEqual([]);
  });

  it.each(attacks)('lets nothing through in a caption either: %s', async (attack) => {
    const picture = `<figure><img src="/api/uploads/x.webp"><figcaption>${attack}</figcaption></figure>`;
    const table = `<table><caption>${attack}</caption><tr><th>a</th><td>b</td></tr></table>`;
    expect(harms(await html(picture + table))).toEqual([]);
  });

  it.each(attacks)('is read by a browser as it was written: %s', async (attack) => {
    const cleaned = await html(attack);
    expect(serialize(parseFragment(cleaned))).toBe(cleaned);
  });

  it.each(attacks)('is the same when it is saved again: %s', async (attack) => {
    const once = await stored(attack);
    expect(await stored(once)).toBe(once);
    expect(await stored(decodeDescription(once))).toBe(once);
  });

  it.each(storedTexts)('is saved as it is: %s', async (_name, saved) =>
    expect(await html(saved)).toBe(saved),
  );

  it('is the same after 50 saves of what was sent out', async () => {
    const first = await stored(
      `<h2>Tom &amp; Jerry's "flat" &lt;3</h2><p>Write &amp;lt;p&amp;gt; &nbsp; <a href="/x?a=1&amp;b=2">here</a> ₹ नोएडा</p>`,
    );
    let wire = first;
    for (let save = 0; save < 50; save += 1) wire = await stored(wire);
    expect(wire).toBe(first);
  });

  it('stores the same whether it was sent encoded or not', async () => {
    const raw = '<p>Runners &amp; <strong>hinges</strong> &lt; 500</p>';
    expect(await stored(raw)).toBe(await stored(await stored(raw)));
    expect(await html(raw)).toBe(raw);
  });

  it.each([
    [
      'both kinds of list as the editor writes them',
      '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li><li data-list="bullet">b</li><li data-list="ordered">1</li></ol>',
      '<ul><li>a</li><li>b</li></ul><ol><li>1</li></ol>',
    ],
    ['real lists', '<ul><li>a<ol><li>b</li></ol></li></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
    ['lower headings as the third', '<h1>a</h1><h4>b</h4><h6>c</h6>', '<h1>a</h1><h3>b</h3><h3>c</h3>'],
    [
      'emphasis',
      '<p><b>a</b><em>b</em><u>c</u><s>d</s><del>e</del></p>',
      '<p><b>a</b><em>b</em><u>c</u><s>d</s><s>e</s></p>',
    ],
    ['loose words as paragraphs', 'a <b>b</b><h2>c</h2>d', '<p>a <b>b</b></p><h2>c</h2><p>d</p>'],
    ['paragraphs of blocks', '<div>a</div><center>b</center><center>c</center>', '<p>a</p><p>b</p><p>c</p>'],
    ['the lines of what stands as it was typed', '<pre>a\nb</pre>', '<p>a<br>b</p>'],
    ['ordinary spaces', '<p>a&nbsp;<strong>b</strong></p>', '<p>a <strong>b</strong></p>'],
    ['no empty paragraphs', '<p></p><p>a</p><p> </p>', '<p>a</p>'],
    ['links within the site', '<p><a href="/contact-us">a</a></p>', '<p><a href="/contact-us">a</a></p>'],
    [
      'links that were typed short',
      '<p><a href="contact-us">a</a></p>',
      '<p><a href="/contact-us">a</a></p>',
    ],
    [
      'addresses that were typed short',
      '<p><a href="www.example.com/a?b=c">a</a></p>',
      '<p><a href="https://www.example.com/a?b=c">a</a></p>',
    ],
    ['links to mail and telephone', mailAndPhone, mailAndPhone],
    [
      'the words of links that lead nowhere',
      '<p><a href="#c">a</a> <a name="c">b</a> <a href="javascript:c" target="_blank">c</a></p>',
      '<p>a b c</p>',
    ],
    [
      'links to a new tab that cannot reach back',
      '<p><a href="https://a.example" target="_blank" rel="opener">a</a></p>',
      '<p><a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    [
      'figures',
      '<figure><img src="https://a.example/x.png" alt="A room" width="9"><figcaption>b</figcaption></figure>',
      '<figure><img src="https://a.example/x.png" alt="A room"><figcaption>b</figcaption></figure>',
    ],
    [
      'no ends of lines where a block begins or ends',
      '<br>a<p><!-- more --><br> <b><br>b<br>c</b><br></p><ul><li>d<br><ul><li><br>e</li></ul></li></ul><p><br></p>',
      '<p>a</p><p> <b>b<br>c</b></p><ul><li>d<ul><li>e</li></ul></li></ul>',
    ],
    [
      'paragraphs of an item and of a caption as lines',
      '<ul><li><p>a</p> <p>b</p><ul><li>c<p>d</p>e</li></ul></li></ul><figure><img src="https://a.example/x.png" alt=""><figcaption><p>f</p><p>g</p></figcaption></figure>',
      '<ul><li>a <br>b<ul><li>c<br>d<br>e</li></ul></li></ul><figure><img src="https://a.example/x.png" alt=""><figcaption>f<br>g</figcaption></figure>',
    ],
    [
      'rows that are not in a table as lines',
      '<ul><li>c<table><caption>d</caption><tr><td>e</td><td>f</td></tr></table></li></ul>',
      '<ul><li>c<br>d<br>e f</li></ul>',
    ],
    [
      'a table of another site with its caption, even rows and plain cells',
      '<figure class="wp-block-table"><table style="color:red"><colgroup><col></colgroup><tr onclick="a"><td colspan="2"><p>a</p><ul><li>b</li></ul></td></tr><tr><th>c<br>d</th><td>e</td><td>f</td></tr></table><figcaption>Costs</figcaption></figure>',
      '<table><caption>Costs</caption><thead><tr><th scope="col">a b</th><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td>c d</td><td>e</td><td>f</td></tr></tbody></table>',
    ],
    [
      'a cell over two rows with an empty one below it',
      '<table><tr><td>a</td><td>b</td></tr><tr><td rowspan="2">c</td><td>d</td></tr><tr><td>e</td></tr></table>',
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr><tr><td></td><td>e</td></tr></tbody></table>',
    ],
    [
      'the words of a table within a table',
      '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      '<table><thead><tr><th scope="col">a b c</th></tr></thead></table>',
    ],
    [
      'a table within emphasis',
      '<b>a<table><tr><td>b</td></tr></table></b>',
      '<p><b>a</b></p><table><thead><tr><th scope="col">b</th></tr></thead></table>',
    ],
    ['no table without rows', '<table><caption>a</caption></table>b', '<p>a</p><p>b</p>'],
    [
      'a quotation of another site with its source',
      '<figure><blockquote>Measure twice.<cite>A <br>carpenter</cite></blockquote></figure>',
      '<blockquote><p>Measure twice.</p><footer>A carpenter</footer></blockquote>',
    ],
    [
      'titles and feet elsewhere as words',
      '<p>In <cite>Dwell</cite></p><footer>b</footer>',
      '<p>In Dwell</p><p>b</p>',
    ],
    [
      'a gallery as rows of at most three',
      `<figure>${'<figure><img src="https://a.example/x.png" alt=""></figure>'.repeat(4)}<figcaption>a</figcaption></figure>`,
      `${`<figure>${'<figure><img src="https://a.example/x.png" alt=""></figure>'.repeat(2)}</figure>`.repeat(2)}<p>a</p>`,
    ],
    [
      'no row around one picture',
      '<figure><figure><img src="https://a.example/x.png" alt="a"></figure></figure>',
      '<figure><img src="https://a.example/x.png" alt="a"></figure>',
    ],
    [
      'a decorative picture without a description, and no other mark',
      '<p><img src="https://a.example/x.png" alt="a" data-decorative="true"><img src="https://a.example/x.png" alt="a" data-decorative="x" data-x="y"></p>',
      '<p><img src="https://a.example/x.png" alt="" data-decorative="true"><img src="https://a.example/x.png" alt="a"></p>',
    ],
  ])('keeps %s', async (_what, sent, kept) => expect(await html(sent)).toBe(kept));

  it('shortens the whole address of a stored picture', async () => {
    const address = `/api/uploads/${'0'.repeat(32)}-800x600.webp`;
    expect(await html(`<p><img src="https://studio.example:8443${address}" alt="a"></p>`)).toBe(
      `<p><img src="${address}" alt="a"></p>`,
    );
  });

  it('shortens a link to a stored picture, and to any of its files', async () => {
    const address = `/api/uploads/${'0'.repeat(32)}-800x600`;
    expect(await html(`<p><a href="https://studio.example:8443${address}-700.avif">a</a></p>`)).toBe(
      `<p><a href="${address}.webp">a</a></p>`,
    );
  });

  it.each(['https://studio.example', 'https://old.example:8443', 'https://studio.example:8443.old.example'])(
    'leaves a picture of %s where it is',
    async (origin) => {
      const sent = `<p><img src="${origin}/api/uploads/${'0'.repeat(32)}-800x600.webp" alt="a"></p>`;
      expect(await html(sent)).toBe(sent);
    },
  );

  it.each([
    '',
    '   ',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<h2> </h2>',
    '&lt;p&gt;&lt;/p&gt;',
    '<script>a</script>',
  ])('is blank without a word or a picture: %j', async (sent) => expect(await stored(sent)).toBe(''));

  it('turns a pasted picture into a stored one', async () => {
    const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { description, pictures } = await text.prepare(
      `<p>a<img src="data:image/png;base64,${png.toString('base64')}" alt="Teal"></p>`,
    );
    expect(pictures).toHaveLength(1);
    expect(decodeDescription(description)).toBe(
      `<p>a<img src="/api/uploads/${pictures[0]?.name}.webp" alt="Teal"></p>`,
    );
  });

  it('refuses a pasted picture that is damaged', async () => {
    await expect(text.prepare('<p><img src="data:image/png;base64,iVBORw0KGgo="></p>')).rejects.toMatchObject(
      {
        messages: { description: expect.stringContaining('damaged') },
      },
    );
  });

  it('keeps the largest table', async () => {
    const row = `<tr>${'<td>a</td>'.repeat(12)}</tr>`;
    const table = `<table><thead><tr>${'<th scope="col">a</th>'.repeat(12)}</tr></thead><tbody>${row.repeat(99)}</tbody></table>`;
    expect(await html(table)).toBe(table);
  });

  it.each([
    ['columns', `<table><tr>${'<td>a</td>'.repeat(13)}</tr></table>`],
    ['columns by its spans', '<table><tr><td colspan="12">a</td><td>b</td></tr></table>'],
    ['rows', `<table>${'<tr><td>a</td></tr>'.repeat(101)}</table>`],
  ])('refuses a table of too many %s', async (_what, table) => {
    await expect(text.prepare(table)).rejects.toMatchObject({
      messages: { description: expect.stringContaining('12 columns and 100 rows') },
    });
  });

  it('refuses more than 1 MB', async () => {
    await expect(text.prepare(`<p>${'a'.repeat(1024 * 1024)}</p>`)).rejects.toMatchObject({
      messages: { description: expect.stringContaining('1 MB') },
    });
  });

  it('refuses so many tags that cleaning them would keep everybody waiting', async () => {
    await expect(text.prepare('a<br>'.repeat(20_000))).rejects.toMatchObject({
      messages: { description: expect.stringContaining('formatting') },
    });
    await expect(text.prepare(`<pre>${'a\n'.repeat(20_000)}</pre>`)).rejects.toHaveProperty('messages');
    expect(await html('a<br>'.repeat(15_000))).toContain('a<br>a<br>');
  });
});
