import { someHtmlAttacks as attacks } from '../../../testing/attacks/html-attacks.ts';
import { decodeDescription } from '../../src/blog/text/description.js';
import { unique } from '../blog/blog-posts.ts';
import { harms } from '../blog/harms.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';

describe('an export of WordPress against what may be in it', () => {
  let importing: ImportingStaff;
  let site: string;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
    site = importing.old.address;
  });
  afterAll(() => importing.stop());

  it('never asks a private network, by a name, a redirect or another scheme', async () => {
    importing.old.asked.length = 0;
    const addresses = [
      'http://127.0.0.1:1/a.jpg',
      `${site}/inside.jpg`,
      'file:///etc/passwd',
      'http://db/a.jpg',
    ];
    const { data } = await importing.imported([
      { id: 1, title: unique('Inside'), content: addresses.map((src) => `<img src="${src}">`).join('\n') },
    ]);
    expect(data[0].state).toBe('draft');
    expect(data[0].problems).toEqual([
      '3 pictures could not be fetched; links to them stand in their places.',
      '1 picture could not be taken over; its description stands in its place.',
    ]);
    expect(importing.old.asked).toEqual(['/inside.jpg']);
  });

  it('brings no script in, in a text, a title or an address', async () => {
    const { data } = await importing.imported([
      {
        id: 1,
        title: `<img src=x onerror=alert(1)>${unique('Attack')}`,
        slug: '"><script>',
        content: '<script>alert(1)</script><a href="javascript:alert(1)">x</a><p onclick="a()">Words</p>',
      },
    ]);
    const saved = (await importing.read(`blog/${data[0].post_id}`)).data;
    expect(saved.heading).not.toContain('<');
    expect(saved.slug).toMatch(/^[a-z0-9-]+$/);
    expect(saved.description).not.toMatch(/script|onclick/);
  });

  it('brings nothing in that could run', async () => {
    const entries = attacks.map((attack, index) => ({
      id: index + 1,
      title: unique('Attack'),
      content: `<p>Words</p>${attack}`,
    }));
    const { data } = await importing.imported(entries);
    const harmsIn = async (id: number) =>
      harms(decodeDescription((await importing.read(`blog/${id}`)).data.description));
    const found: [string, string[] | 'failed'][] = [];
    for (const { position, post_id } of data)
      found.push([attacks[position] ?? '', post_id === null ? 'failed' : await harmsIn(post_id)]);
    expect(found).toEqual(found.map(([attack]) => [attack, []]));
    expect(found).toHaveLength(attacks.length);
  });
});
