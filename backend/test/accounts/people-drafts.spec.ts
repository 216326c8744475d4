import { randomUUID } from 'node:crypto';
import type { Draft } from '../../src/drafts/drafts.schema.js';
import { WriteRate } from '../../src/drafts/write-rate.js';
import { UnusedPictures } from '../../src/pictures/claims/unused-pictures.js';
import { addColleague } from '../auth/colleague.ts';
import { clearLibrary } from '../library/library.ts';
import { picture } from '../pictures/pictures.ts';
import { adminEmail } from '../setup/start-app.ts';
import { openPeople } from './people.ts';

type Role = 'leads' | 'editor' | 'owner';

describe('the unsaved text of somebody who is removed', () => {
  let people: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    people = await openPeople();
    vi.spyOn(people.app.get(WriteRate), 'take').mockReturnValue();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await people.stop();
  });
  afterEach(async () => {
    await people.sql('DELETE FROM writing_draft');
    await people.sql('DELETE FROM admin WHERE email <> $1', [adminEmail]);
  });

  const colleague = async (name = 'Kavita Sen', role: Role = 'editor') => {
    const added = await addColleague(people, name, role);
    return { ...added, id: await people.idOf(added.email) };
  };
  const blocked = async () => {
    const { id } = await colleague('Arjun Bhatia');
    await people.send('post', `people/${id}/block`);
    return id;
  };
  const meera = () => people.idOf(adminEmail);
  const put = async (token: string, fields: object = {}, draft: string = randomUUID()) => {
    const form = { kind: 'blog', id: null, based_on: null, revision: 0, content: { heading: 'Begun' } };
    const sent = await people.request
      .put(`/api/admin/drafts/${draft}`)
      .auth(token, { type: 'bearer' })
      .send({ ...form, ...fields });
    expect(sent.status).toBe(200);
    return draft;
  };
  const list = async (query = 'kind=blog', token?: string): Promise<Draft[]> =>
    (await people.send('get', `drafts?${query}`, undefined, token)).body.data;
  const remove = (id: string, form?: object) => people.send('delete', `people/${id}`, form);

  it('is counted among what they leave', async () => {
    const leaving = await colleague();
    for (const kind of ['blog', 'project']) await put(leaving.token, { kind });
    expect((await people.find(leaving.email)).unsaved_drafts).toBe(2);
    expect((await people.find(adminEmail)).unsaved_drafts).toBe(0);
  });

  it('is handed over with its place, its time and their name', async () => {
    const leaving = await colleague();
    const { body } = await people.send('post', 'blog', { heading: 'A stair' }, leaving.token);
    const { id, version } = body.data;
    await put(leaving.token, { id, based_on: version, content: { heading: 'A stair of oak' } });
    const [before] = await list(`kind=blog&id=${id}`, leaving.token);
    expect((await remove(leaving.id, { drafts_to: await meera() })).status).toBe(204);
    expect(await list(`kind=blog&id=${id}`)).toEqual([
      { ...before, draft: expect.any(String), written_by: 'Kavita Sen' },
    ]);
  });

  it.each(['blog', 'project'])('is handed over where it begins a new %s', async (kind) => {
    const leaving = await colleague();
    await put(leaving.token, { kind });
    await remove(leaving.id, { drafts_to: await meera() });
    expect(await list(`kind=${kind}`)).toMatchObject([{ id: null, content: { heading: 'Begun' } }]);
  });

  it('has their address for a name where they gave none', async () => {
    const leaving = await colleague('');
    await put(leaving.token);
    await remove(leaving.id, { drafts_to: await meera() });
    expect(await list()).toMatchObject([{ written_by: leaving.email }]);
  });

  it('keeps the name of who wrote it when the taker is removed too', async () => {
    const [leaving, taker] = [await colleague(), await colleague('Arjun Bhatia')];
    await put(leaving.token);
    await remove(leaving.id, { drafts_to: taker.id });
    await remove(taker.id, { drafts_to: await meera() });
    expect(await list()).toMatchObject([{ written_by: 'Kavita Sen' }]);
  });

  it('lies beside what the taker keeps under the same id', async () => {
    const leaving = await colleague();
    const draft = await put(leaving.token, { content: { heading: 'Theirs' } });
    await put(people.token, { content: { heading: 'Mine' } }, draft);
    expect((await remove(leaving.id, { drafts_to: await meera() })).status).toBe(204);
    const headings = (await list()).map(({ content }) => content['heading']);
    expect(new Set(headings)).toEqual(new Set(['Mine', 'Theirs']));
  });

  it('is the taker’s own as soon as they go on with it', async () => {
    const leaving = await colleague();
    await put(leaving.token);
    await remove(leaving.id, { drafts_to: await meera() });
    const [draft] = await list();
    await put(people.token, { revision: draft?.revision, content: { heading: 'Gone on' } }, draft?.draft);
    expect(await list()).toMatchObject([{ content: { heading: 'Gone on' }, written_by: null }]);
  });

  it('makes nothing go that the taker has, nor goes for it, when there are too many', async () => {
    const leaving = await colleague();
    const { body } = await people.send('post', 'blog', { heading: 'Full' });
    const of = { id: body.data.id };
    for (const token of [people.token, leaving.token])
      for (let at = 0; at < 10; at += 1) await put(token, of);
    await people.sql(`UPDATE writing_draft SET saved_at = saved_at - interval '1 day' WHERE admin_id = $1`, [
      leaving.id,
    ]);
    await remove(leaving.id, { drafts_to: await meera() });
    await put(people.token, of);
    const kept = await list(`kind=blog&id=${of.id}`);
    const theirs = kept.filter(({ written_by }) => written_by === 'Kavita Sen');
    expect([kept.length, theirs.length]).toEqual([20, 10]);
  });

  it('keeps its pictures when it is handed over, and releases them when nobody takes it', async () => {
    const isStored = async (path: string) => (await people.request.get(path)).status === 200;
    const sweep = async () => {
      await people.sql('UPDATE picture_claim SET keep_until = now()');
      await people.app.get(UnusedPictures).sweep();
    };
    const [leaving, taker] = [await colleague(), await colleague('Arjun Bhatia')];
    const inserted = await people.request
      .post('/api/admin/blog/proxyfile')
      .auth(people.token, { type: 'bearer' })
      .attach('file', await picture(312, 200), 'a.jpg');
    const { file } = inserted.body;
    await put(leaving.token, { content: { description: `<p><img src="${file}" alt="A hall"></p>` } });
    await clearLibrary(people);
    await remove(leaving.id, { drafts_to: taker.id });
    await sweep();
    expect(await isStored(file)).toBe(true);
    await remove(taker.id, { deleted_drafts: 1 });
    await sweep();
    expect(await isStored(file)).toBe(false);
  });

  it('goes with the account when nobody is to take it', async () => {
    const leaving = await colleague();
    await put(leaving.token);
    expect((await remove(leaving.id, { drafts_to: null, deleted_drafts: 1 })).status).toBe(204);
    expect(await people.sql('SELECT FROM writing_draft')).toEqual([]);
  });

  it.each([
    ['nobody was asked who takes it', {}],
    ['more was begun than whoever asked was told of', { deleted_drafts: 1 }],
  ])('keeps the account where %s', async (_what, form) => {
    const leaving = await colleague();
    for (let count = 0; count < 2; count += 1) await put(leaving.token);
    const { status, body } = await remove(leaving.id, form);
    expect([status, Object.keys(body.messages)]).toEqual([422, ['drafts_to']]);
    expect((await people.find(leaving.email)).unsaved_drafts).toBe(2);
  });

  it.each([
    ['somebody with the role leads', async () => (await colleague('Arjun Bhatia', 'leads')).id],
    ['somebody who is blocked', blocked],
    ['the one who goes', async (leaving: string) => leaving],
    ['somebody who is not here', async () => randomUUID()],
  ])('keeps the account where it would go to %s', async (_what, taker) => {
    const leaving = await colleague();
    await put(leaving.token);
    const { status, body } = await remove(leaving.id, { drafts_to: await taker(leaving.id) });
    expect([status, Object.keys(body.messages)]).toEqual([422, ['drafts_to']]);
    expect((await people.find(leaving.email)).unsaved_drafts).toBe(1);
  });
});
