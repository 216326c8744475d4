import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { WriteRate } from '../../src/drafts/write-rate.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { addColleague } from '../auth/colleague.ts';
import { adminEmail } from '../setup/start-app.ts';

const MOMENT = expect.stringMatching(/^\d{4}-.+Z$/);

describe('who is writing here', () => {
  let staff: Staff;
  let sql: DataSource;
  let kavita: Awaited<ReturnType<typeof addColleague>>;
  beforeAll(async () => {
    staff = await startAsStaff();
    sql = staff.app.get(DataSource);
    kavita = await addColleague(staff, 'Kavita Sen');
    vi.spyOn(staff.app.get(WriteRate), 'take').mockReturnValue();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await staff.stop();
  });
  afterEach(() => sql.query('DELETE FROM editor_presence'));

  const tell = (fields: object, token = staff.token) =>
    staff.request
      .put('/api/admin/presence')
      .auth(token, { type: 'bearer' })
      .send({ kind: 'blog', id: 7, editor: randomUUID(), typed: false, ...fields });
  const look = (query: string) =>
    staff.request.get(`/api/admin/presence?${query}`).auth(staff.token, { type: 'bearer' });
  const leave = (editor: string, token = staff.token) =>
    staff.request.delete(`/api/admin/presence/${editor}`).auth(token, { type: 'bearer' });
  const namesSeen = async (fields: object = {}, token = staff.token) =>
    (await tell(fields, token)).body.data.map(({ name }: { name: string }) => name);

  it.each([
    ['get', 'presence?kind=blog&id=7'],
    ['put', 'presence'],
    ['delete', `presence/${randomUUID()}`],
  ] as const)('is closed to strangers: %s', async (method, path) => {
    expect((await staff.request[method](`/api/admin/${path}`)).status).toBe(401);
  });

  it('is told to each other by name, or by address, and never to oneself', async () => {
    expect((await tell({})).body).toEqual({ data: [] });
    expect((await tell({ typed: true }, kavita.token)).body).toEqual({
      data: [{ name: adminEmail, since: MOMENT, typed_at: null }],
    });
    expect((await tell({})).body).toEqual({
      data: [{ name: 'Kavita Sen', since: MOMENT, typed_at: MOMENT }],
    });
  });

  it('is told to whoever only looks, who is told to nobody', async () => {
    await tell({}, kavita.token);
    await tell({ kind: 'project' }, kavita.token);
    expect((await look('kind=blog&id=7')).body.data).toMatchObject([{ name: 'Kavita Sen' }]);
    expect((await look('kind=blog&id=8')).body).toEqual({ data: [] });
    expect((await look('kind=account&id=7')).status).toBe(422);
    expect(await namesSeen({}, kavita.token)).toEqual([]);
  });

  it('is one line for somebody with two tabs, and for this post alone', async () => {
    for (const typed of [true, false]) await tell({ typed }, kavita.token);
    expect((await tell({})).body.data).toMatchObject([{ name: 'Kavita Sen', typed_at: MOMENT }]);
    expect(await namesSeen({ id: 8 })).toEqual([]);
    expect(await namesSeen({ kind: 'project' })).toEqual([]);
  });

  it('stays since when, and when somebody typed last, until they go to another post', async () => {
    const editor = randomUUID();
    await tell({ editor, typed: true }, kavita.token);
    await sql.query(`UPDATE editor_presence SET since = '2026-01-01', typed_at = '2026-01-02'`);
    await tell({ editor }, kavita.token);
    expect((await tell({})).body.data).toMatchObject([
      { since: '2026-01-01T00:00:00.000Z', typed_at: '2026-01-02T00:00:00.000Z' },
    ]);
    await tell({ editor, id: 9 }, kavita.token);
    const [other] = (await tell({ id: 9 })).body.data;
    expect([other.since > '2026-01-02', other.typed_at]).toEqual([true, null]);
    expect(await namesSeen()).toEqual([]);
  });

  it('ends on leaving', async () => {
    const editor = randomUUID();
    await tell({ editor }, kavita.token);
    expect((await leave(editor, kavita.token)).body).toEqual({ status: true });
    expect(await namesSeen()).toEqual([]);
  });

  it('ends a minute after the last message, and its row goes with the next one', async () => {
    await tell({}, kavita.token);
    await sql.query(`UPDATE editor_presence SET seen_at = now() - interval '50 seconds'`);
    expect(await namesSeen()).toEqual(['Kavita Sen']);
    await sql.query(`UPDATE editor_presence SET seen_at = now() - interval '61 seconds'`);
    expect(await namesSeen()).toEqual([]);
    expect(await sql.query('SELECT FROM editor_presence')).toHaveLength(1);
  });

  it('is neither changed nor ended by somebody else who knows the id of the tab', async () => {
    const editor = randomUUID();
    await tell({ editor }, kavita.token);
    await tell({ editor, id: 8, typed: true });
    await leave(editor);
    expect((await tell({})).body.data).toMatchObject([{ name: 'Kavita Sen', typed_at: null }]);
  });

  it('ends with the account', async () => {
    const leaver = await addColleague(staff, '');
    await tell({}, leaver.token);
    expect(await namesSeen()).toEqual([leaver.email]);
    await leaver.remove();
    expect(await namesSeen()).toEqual([]);
  });

  it.each([
    ['another kind', { kind: 'account' }],
    ['no id', { id: null }],
    ['an id that is none', { id: 'x' }],
    ['an id too large', { id: 2 ** 31 }],
    ['no tab', { editor: undefined }],
    ['a tab that is none', { editor: '1 OR true' }],
    ['something else for typing', { typed: 'yes' }],
  ])('with %s is refused in a sentence', async (_what, fields) => {
    const refused = await tell(fields);
    expect(refused.status).toBe(422);
    expect(Object.values(refused.body.messages).join()).toMatch(/\.$/);
  });

  it('told too often waits', async () => {
    vi.restoreAllMocks();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const answers = [];
    for (let times = 0; times < 8; times += 1) answers.push((await tell({})).status);
    expect(answers).toContain(429);
  });
});
