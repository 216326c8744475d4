import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { decodeDescription } from '../../src/blog/text/description.js';
import { WriteRate } from '../../src/drafts/write-rate.js';
import { someHtmlAttacks } from '../../../testing/attacks/html-attacks.ts';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { addColleague } from '../auth/colleague.ts';
import { harms } from '../blog/harms.ts';
import { picture } from '../pictures/pictures.ts';

/** Harmless, and arranged by a save only: lists of the editor, cells and pasted pictures. */
const ARRANGED =
  /^(data-list|colspan|rowspan|<tfoot>|<cite>|data:image\/(png|jpeg|webp|gif);base64,[\w+/=]*)$/;

const image = (src: string) => `<p><img src="${src}" alt="A stair" /></p>`;

describe('drafts under attack', () => {
  let staff: Staff;
  let sql: DataSource;
  beforeAll(async () => {
    staff = await startAsStaff();
    sql = staff.app.get(DataSource);
    vi.spyOn(staff.app.get(WriteRate), 'take').mockReturnValue();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await staff.stop();
  });
  afterEach(() => sql.query('DELETE FROM writing_draft'));

  const put = (draft: string, fields: object = {}) =>
    staff.request
      .put(`/api/admin/drafts/${draft}`)
      .auth(staff.token, { type: 'bearer' })
      .send({
        kind: 'blog',
        id: null,
        based_on: null,
        revision: 0,
        content: { heading: 'Begun' },
        ...fields,
      });
  const list = (query: string) =>
    staff.request.get(`/api/admin/drafts?${query}`).auth(staff.token, { type: 'bearer' });
  const contentOf = async () => (await list('kind=blog')).body.data[0].content;
  const remove = (draft: string) =>
    staff.request.delete(`/api/admin/drafts/${draft}`).auth(staff.token, { type: 'bearer' });

  it('tell their titles to nobody else who looks where a picture is used', async () => {
    const { file } = (await staff.insert(await picture(311, 200))).body;
    const content = { heading: 'A secret', description: `<p><img src="${file}" alt="A hall"></p>` };
    await put(randomUUID(), { content });
    const [{ id }] = await sql.query('SELECT id FROM library_picture WHERE src = $1', [file.slice(5)]);
    const colleague = await addColleague(staff);
    const placesFor = async (token: string) =>
      (await staff.request.get(`/api/admin/pictures/${id}`).auth(token, { type: 'bearer' })).body.data
        .used_in;
    expect(await placesFor(staff.token)).toMatchObject([{ title: 'A secret', path: '/add-blog' }]);
    expect(await placesFor(colleague.token)).toMatchObject([{ title: 'Somebody’s draft', path: '' }]);
    await colleague.remove();
  });

  it('hold the text cleaned as a save would, and stay so when they are sent back', async () => {
    const draft = randomUUID();
    let revision = 0;
    for (const attack of someHtmlAttacks) {
      await put(draft, { revision, content: { description: `<p>x</p>${attack}` } });
      const { description } = await contentOf();
      const found = harms(description).filter((harm) => !ARRANGED.test(harm));
      expect([attack, found]).toEqual([attack, []]);
      await put(draft, { revision: revision + 1, content: { description } });
      expect([attack, (await contentOf()).description]).toEqual([attack, description]);
      revision += 2;
    }
  });

  it('keep the place of a picture that is not sent yet, and of no other address', async () => {
    const unsent = image('unsent:0a1b/%E0%A4%98%E0%A4%B0%20(1).jpg');
    const others = ['unsent:0a1b', 'unsent://a.example/b.jpg', 'unsent:a/b?c', 'blob:a/b']
      .map(image)
      .join('');
    await put(randomUUID(), { content: { description: `${unsent}${others}` } });
    expect((await contentOf()).description).toBe(`${unsent}${'<p></p>'.repeat(4)}`);
    const post = await staff.post({ description: `<p>x</p>${unsent}` });
    expect(decodeDescription(post.description)).not.toContain('unsent');
    await staff.destroy(post.id);
  });

  it('lose a field that would be a prototype', async () => {
    await put(randomUUID(), { content: JSON.parse('{"__proto__":{"isAdmin":true},"alt":"x"}') });
    expect(JSON.stringify(await contentOf())).toBe('{"alt":"x"}');
  });

  it('lose what Postgres cannot hold', async () => {
    await put(randomUUID(), { content: { heading: 'a\0b\ud800c', alt: '\u001b[31m' } });
    expect(await contentOf()).toEqual({ heading: 'abc', alt: '\u001b[31m' });
  });

  it.each([
    ['another kind', { kind: 'account' }],
    ['no kind', { kind: undefined }],
    ['an id that is none', { id: '1; DROP TABLE admin' }],
    ['an id too large', { id: 2 ** 31 }],
    ['half a revision', { revision: 0.5 }],
    ['a revision below zero', { revision: -1 }],
    ['no content', { content: undefined }],
    ['a list as content', { content: ['x'] }],
    ['an object in a post', { content: { heading: { toString: 'x' } } }],
    ['a name that is no field', { content: { 'a b': 'x' } }],
    ['more fields than any form', { content: many(300) }],
    ['too deep a project', { kind: 'project', content: deep(30) }],
    ['too long a list', { kind: 'project', content: { pictures: Array(500).fill('x') } }],
    ['a text of more than a megabyte', { content: { description: 'x'.repeat(1_100_000) } }],
    ['too much formatting', { content: { description: '<b>x</b>'.repeat(20_000) } }],
    [
      'many long fields',
      { kind: 'project', content: { a: 'x'.repeat(1e6), b: 'x'.repeat(1e6), c: 'x'.repeat(1e6) } },
    ],
  ])('with %s are refused in a sentence', async (_what, fields) => {
    const refused = await put(randomUUID(), fields);
    expect(refused.status).toBe(422);
    expect(Object.values(refused.body.messages).join()).toMatch(/\.$/);
    expect(await sql.query('SELECT FROM writing_draft')).toEqual([]);
  });

  it('are refused beyond four megabytes, and nested without end', async () => {
    expect((await put(randomUUID(), { content: { a: 'x'.repeat(4_300_000) } })).status).toBe(413);
    const nested = `{"kind":"project","revision":0,"content":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`;
    const answer = await staff.request
      .put(`/api/admin/drafts/${randomUUID()}`)
      .auth(staff.token, { type: 'bearer' })
      .type('json')
      .send(nested);
    expect(answer.status).toBe(422);
  });

  it.each(['1', 'x', '../admin', '00000000-0000-0000-0000-00000000000g'])(
    'have no id such as %s',
    async (draft) => {
      expect((await put(encodeURIComponent(draft))).status).toBe(404);
      expect((await remove(encodeURIComponent(draft))).status).toBe(404);
    },
  );

  it.each([
    '',
    'kind=all',
    'kind=blog&id=x',
    'kind=blog&id=0',
    'kind=blog&id=1&id=2',
    'kind=blog&kind=project',
  ])('are not listed by the query “%s”', async (query) => {
    const answer = await staff.request
      .get(`/api/admin/drafts?${query}`)
      .auth(staff.token, { type: 'bearer' });
    expect(answer.status).toBe(422);
  });
});

function many(fields: number) {
  return Object.fromEntries(Array.from({ length: fields }, (_, at) => [`f${at}`, 'x']));
}

function deep(levels: number): object {
  return levels === 0 ? {} : { a: deep(levels - 1) };
}
