import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { DraftsService } from '../../src/drafts/drafts.service.js';
import { WriteRate } from '../../src/drafts/write-rate.js';
import { UnusedPictures } from '../../src/pictures/claims/unused-pictures.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { addColleague } from '../auth/colleague.ts';
import { clearLibrary } from '../library/library.ts';
import { picture } from '../pictures/pictures.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

describe('drafts on the server', () => {
  let staff: Staff;
  let sql: DataSource;
  beforeAll(async () => {
    staff = await startAsStaff();
    sql = staff.app.get(DataSource);
  });
  afterAll(() => staff.stop());
  beforeEach(() => {
    vi.spyOn(staff.app.get(WriteRate), 'take').mockReturnValue();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await sql.query('DELETE FROM writing_draft');
  });

  const put = (draft: string, fields: object = {}, token = staff.token) =>
    staff.request
      .put(`/api/admin/drafts/${draft}`)
      .auth(token, { type: 'bearer' })
      .send({
        kind: 'blog',
        id: null,
        based_on: null,
        revision: 0,
        content: { heading: 'Begun' },
        ...fields,
      });
  const list = async (query: string, token = staff.token) =>
    (await staff.request.get(`/api/admin/drafts?${query}`).auth(token, { type: 'bearer' })).body.data;
  const remove = (draft: string, token = staff.token) =>
    staff.request.delete(`/api/admin/drafts/${draft}`).auth(token, { type: 'bearer' });
  const age = (draft: string, days: number) =>
    sql.query('UPDATE writing_draft SET saved_at = now() - make_interval(days => $2) WHERE draft = $1', [
      draft,
      days,
    ]);
  const contentOf = async (query = 'kind=blog&id=') => (await list(query))[0].content;

  it.each([
    ['put', `drafts/${randomUUID()}`],
    ['get', 'drafts?kind=blog'],
    ['delete', `drafts/${randomUUID()}`],
  ] as const)('are closed to strangers: %s', async (method, path) => {
    expect((await staff.request[method](`/api/admin/${path}`)).status).toBe(401);
  });

  it('begun on the phone go on at the desk', async () => {
    const post = await staff.post();
    const [phone, of] = [randomUUID(), { id: post.id, based_on: post.version }];
    const saved = await put(phone, of).set('User-Agent', PHONE);
    expect([saved.status, saved.body]).toEqual([
      200,
      { data: { id: phone, revision: 1, saved_at: expect.stringMatching(/^\d{4}-.+Z$/) } },
    ]);
    expect(await list(`kind=blog&id=${post.id}`)).toEqual([
      {
        draft: phone,
        kind: 'blog',
        ...of,
        revision: 1,
        saved_at: saved.body.data.saved_at,
        device: 'Safari on iPhone',
        device_kind: 'phone',
        written_by: null,
        content: { heading: 'Begun' },
      },
    ]);
    expect((await remove(phone)).body).toEqual({ status: true });
    expect(await list(`kind=blog&id=${post.id}`)).toEqual([]);
    await staff.destroy(post.id);
  });

  it('never overwrite each other: another tab under the same id is told of the first', async () => {
    const draft = randomUUID();
    await put(draft);
    const first = await put(draft, { revision: 1, content: { heading: 'First' } });
    const second = await put(draft, { revision: 1, content: { heading: 'Second' } });
    const { revision, saved_at } = first.body.data;
    expect(second.status).toBe(409);
    expect(second.body.conflict).toEqual({
      revision,
      saved_at,
      device: 'A browser',
      device_kind: 'computer',
    });
    expect(second.body.message).toMatch(/Nothing was overwritten\.$/);
    expect(await contentOf()).toEqual({ heading: 'First' });
  });

  it('of many tabs at one moment are taken once', async () => {
    const draft = randomUUID();
    await put(draft);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put(draft, { revision: 1, content: { heading: `Tab ${at}` } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(7).fill(409),
    ]);
  });

  it('sent again, because the answer was lost, are no conflict with themselves', async () => {
    const draft = randomUUID();
    const content = { heading: 'Lost', focal_x: 50, mobile_is_cut: true, publish_at: null };
    for (const revision of [0, 1]) {
      await put(draft, { revision, content: { ...content, alt: `${revision}` } });
      const again = await put(draft, { revision, content: { ...content, alt: `${revision}` } });
      expect([again.status, again.body.data.revision]).toEqual([200, revision + 1]);
    }
  });

  it('typed on after an answer was lost take the place of what the same editor has sent', async () => {
    const draft = randomUUID();
    const typed = (at: number, by = 'a') => put(draft, { content: { written_form: by, written_at: at } });
    const sent = [await typed(1), await typed(2), await typed(1), await typed(3, 'b')];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 409, 409]);
    expect(await list('kind=blog')).toMatchObject([{ revision: 2, content: { written_at: 2 } }]);
  });

  it('that went meanwhile begin again with what is typed', async () => {
    const draft = randomUUID();
    expect((await put(draft, { revision: 41 })).body.data.revision).toBe(42);
    expect(await contentOf()).toEqual({ heading: 'Begun' });
  });

  it('of somebody else are neither read nor changed nor removed, even under their id', async () => {
    const [colleague, draft] = [await addColleague(staff), randomUUID()];
    await put(draft, { content: { heading: 'Mine' } });
    expect(await list('kind=blog', colleague.token)).toEqual([]);
    expect((await put(draft, { revision: 1, content: { heading: 'Theirs' } }, colleague.token)).status).toBe(
      200,
    );
    await remove(draft, colleague.token);
    expect(await list('kind=blog')).toMatchObject([{ revision: 1, content: { heading: 'Mine' } }]);
    await put(draft, {}, colleague.token);
    await colleague.remove();
    const rows = await sql.query('SELECT content FROM writing_draft');
    expect(rows).toEqual([{ content: { heading: 'Mine' } }]);
  });

  it('of one post are ten, of a person fifty: the oldest go; new ones are each a text of their own', async () => {
    const posts = await Promise.all(Array.from({ length: 6 }, () => staff.post()));
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const draft of ids) await put(draft, { id: posts[0]?.id });
    const kept = (await list(`kind=blog&id=${posts[0]?.id}`)).map(({ draft }: { draft: string }) => draft);
    expect(kept).toEqual(ids.slice(2).toReversed());
    for (let at = 0; at < 12; at += 1) await put(randomUUID());
    expect(await list('kind=blog&id=')).toHaveLength(12);
    for (const { id } of posts) for (let at = 0; at < 9; at += 1) await put(randomUUID(), { id });
    expect(await sql.query('SELECT count(*)::int FROM writing_draft')).toEqual([{ count: 50 }]);
    for (const { id } of posts) await staff.destroy(id);
  });

  it('stay 90 days after they were typed', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    for (const draft of [old, young]) await put(draft);
    await age(old, 91);
    await age(young, 89);
    await staff.app.get(DraftsService).removeOld();
    expect(await list('kind=blog')).toMatchObject([{ draft: young }]);
  });

  it('of a post in the bin are kept, and begin a new one when it is deleted for good', async () => {
    const [post, draft] = [await staff.post(), randomUUID()];
    await staff.remove(post.id);
    expect((await put(draft, { id: post.id })).status).toBe(200);
    expect(await list(`kind=blog&id=${post.id}`)).toHaveLength(1);
    await staff.destroy(post.id);
    expect(await list('kind=blog&id=')).toMatchObject([{ draft, id: null }]);
    const more = { id: post.id, revision: 1, content: { heading: 'More' } };
    expect((await put(draft, more)).status).toBe(200);
    expect((await put(randomUUID(), { id: post.id })).status).toBe(404);
  });

  it('keep their pictures, also through the sweep, until they go', async () => {
    const isStored = async (path: string) => (await staff.request.get(path)).status === 200;
    const sweep = async () => {
      await sql.query('UPDATE picture_claim SET keep_until = now()');
      await staff.app.get(UnusedPictures).sweep();
    };
    const { file } = (await staff.insert(await picture(310, 200))).body;
    const draft = randomUUID();
    await put(draft, { content: { description: `<p><img src="${file}" alt="A hall"></p>` } });
    await sweep();
    expect(await isStored(file)).toBe(true);
    await clearLibrary(staff);
    await sweep();
    expect(await isStored(file)).toBe(true);
    await put(draft, { revision: 1, content: { description: '<p>Without</p>' } });
    await sweep();
    expect(await isStored(file)).toBe(false);
  });

  it('hold what a save would refuse', async () => {
    const draft = randomUUID();
    const description = `<table><tbody><tr>${'<td>a</td>'.repeat(13)}</tr></tbody></table>`;
    expect((await put(draft, { content: { heading: '', description } })).status).toBe(200);
    expect(await list('kind=blog')).toMatchObject([{ content: { description } }]);
  });

  it('hold a project as it is typed, numbers and lists as well', async () => {
    const [draft, content] = [
      randomUUID(),
      {
        title: '',
        size_sqft: 'about 900',
        cost: { low: '1', included: 'a\nb', is_shown: false },
        passages: [{ row: '0', text: 'One\n\nTwo', pictures: ['01'] }],
        materials: [{ chip: { picture: '01', x: 1.5, y: 2, zoom: 3 } }],
        cover: null,
      },
    ];
    expect((await put(draft, { kind: 'project', content })).status).toBe(200);
    expect(await contentOf('kind=project')).toEqual(content);
    expect(await list('kind=blog')).toEqual([]);
  });

  it('keep what a save would refuse', async () => {
    const content = { heading: 'x'.repeat(5_000), date_at: '0020-13-77', status: 'soon', alt: '<b>&amp;' };
    await put(randomUUID(), { content });
    expect(await contentOf()).toEqual(content);
  });

  it('sent more than twice a second wait, and lose nothing', async () => {
    vi.restoreAllMocks();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const draft = randomUUID();
    const answers = [];
    for (let revision = 0; revision < 12; revision += 1) answers.push(await put(draft, { revision }));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers['retry-after']).toBe('3');
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(await list('kind=blog')).toMatchObject([{ revision: taken, content: { heading: 'Begun' } }]);
  });
});
