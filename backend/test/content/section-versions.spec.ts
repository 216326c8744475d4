import { DataSource } from 'typeorm';
import { ThinVersions } from '../../src/versions/thin-versions.js';
import type { VersionHead } from '../../src/versions/version.schema.js';
import { addColleague } from '../auth/colleague.ts';
import { adminEmail } from '../setup/start-app.ts';
import { type Editor, fileWords, startAsEditor } from './content-words.ts';

describe('the versions of the words of a section', () => {
  let staff: Editor;
  let sql: DataSource;
  beforeAll(async () => {
    staff = await startAsEditor();
    sql = staff.app.get(DataSource);
  });
  afterEach(() => sql.query('DELETE FROM content_section'));
  afterAll(() => staff.stop());

  const get = (path: string, token = staff.token) =>
    staff.request.get(`/api/admin/content/${path}`).auth(token, { type: 'bearer' });
  const versionsOf = async (name: string): Promise<VersionHead[]> =>
    (await get(`${name}/versions`)).body.data;
  const acts = async (name: string) => (await versionsOf(name)).map(({ number, act }) => `${number} ${act}`);
  const valueOf = async (name: string, number: number) =>
    (await get(`${name}/versions/${number}`)).body.data.content.value;
  const putBack = (name: string, value: unknown, { version, from }: { version: number; from: number }) =>
    staff.request
      .post(`/api/admin/content/${name}`)
      .auth(staff.token, { type: 'bearer' })
      .send({ value, version, restored_from: from });

  it('are one for each save, the newest first, and before them what the files said', async () => {
    await staff.save('clients', ['Kadam Foods']);
    await staff.save('clients', ['Kadam Foods', 'Panch Capital'], 1);
    const { body } = await get('clients/versions');
    expect(body.pagination).toMatchObject({ page: 1, total: 3 });
    expect(body.data).toMatchObject([
      { number: 3, act: 'changed', saved_by: adminEmail, words_added: 2, words_removed: 0, is_current: true },
      { number: 2, act: 'changed', saved_by: adminEmail, is_current: false },
      { number: 1, act: 'found', saved_by: null, device: '', is_current: false },
    ]);
    expect([await valueOf('clients', 2), await valueOf('clients', 1)]).toEqual([
      ['Kadam Foods'],
      fileWords.clients,
    ]);
    expect(await versionsOf('team')).toEqual([]);
  });

  it('come a page at a time', async () => {
    for (const version of [0, 1, 2]) await staff.save('clients', [`No ${version}`], version);
    const { body } = await get('clients/versions?page=2&limit=3');
    expect(body.pagination).toEqual({ page: 2, pages: 2, limit: 3, total: 4 });
    expect(body.data).toMatchObject([{ number: 1, is_current: false }]);
  });

  it('are put back by a save that says so, and what it replaced stays', async () => {
    await staff.save('home', { ...fileWords.home, hero: { ...fileWords.home.hero, lead: 'One sentence.' } });
    const former = await valueOf('home', 1);
    expect((await putBack('home', former, { version: 1, from: 1 })).status).toBe(200);
    expect(await acts('home')).toEqual(['3 restored', '2 changed', '1 found']);
    expect((await staff.words()).home).toEqual(fileWords.home);
    expect(await valueOf('home', 2)).toMatchObject({ hero: { lead: 'One sentence.' } });
  });

  it('are not made by a save that changes nothing, is refused or comes too late', async () => {
    await staff.save('clients', ['Kadam Foods']);
    await staff.save('clients', ['Kadam Foods'], 1);
    await staff.save('clients', [''], 2);
    const late = await staff.save('clients', ['Panch Capital'], 1);
    expect([late.status, late.body.conflict.version]).toEqual([409, 2]);
    expect(await acts('clients')).toEqual(['2 changed', '1 found']);
  });

  it('are refused by a number that is none', async () => {
    const refused = await putBack('clients', [], { version: 0, from: 0.5 });
    expect([refused.status, Object.keys(refused.body.messages)]).toEqual([422, ['restored_from']]);
  });

  it('hold what was saved before any were kept, or by a server that keeps none', async () => {
    for (const name of ['clients', 'social'])
      await sql.query(`INSERT INTO content_section (name, value, version) VALUES ($1, '[]', 4)`, [name]);
    expect(await acts('social')).toEqual(['1 found']);
    await staff.save('clients', ['Kadam Foods'], 4);
    await sql.query(`UPDATE content_section SET value = '["Unseen"]', version = 6 WHERE name = 'clients'`);
    await staff.save('clients', ['Panch Capital'], 6);
    expect(await acts('clients')).toEqual(['4 changed', '3 found', '2 changed', '1 found']);
    expect([await valueOf('clients', 3), await valueOf('clients', 1)]).toEqual([['Unseen'], []]);
  });

  it('are as many as the saves that went well at one moment', async () => {
    await staff.save('clients', ['First']);
    const saves = await Promise.all(['a', 'b', 'c', 'd'].map((name) => staff.save('clients', [name], 1)));
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await acts('clients')).toEqual(['3 changed', '2 changed', '1 found']);
  });

  it('of services tell of those that the files have now, so that they can be put back', async () => {
    const [first, ...others] = fileWords.services;
    const gone = { slug: 'lofts', label: 'Lofts' };
    await sql.query(`INSERT INTO content_section (name, value, version) VALUES ('services', $1, 1)`, [
      JSON.stringify([gone, ...others]),
    ]);
    await versionsOf('services');
    const value = await valueOf('services', 1);
    expect(value).toEqual([...others, first]);
    expect((await putBack('services', value, { version: 1, from: 1 })).status).toBe(200);
  });

  it('are thinned for each section by itself', async () => {
    for (const name of ['clients', 'social']) {
      await sql.query(`INSERT INTO content_section (name, value, version) VALUES ($1, '[]', 1)`, [name]);
      await sql.query(
        `INSERT INTO saved_version (section, number, saved_at, device, act, words_added, words_removed, content, pictures)
         SELECT $1, n, now() - interval '2 years', '', 'changed', 0, 0, '{}', '{}' FROM generate_series(1, 55) AS n`,
        [name],
      );
    }
    await staff.app.get(ThinVersions).run();
    const left = await sql.query(
      'SELECT section, min(number), count(*)::int FROM saved_version WHERE section IS NOT NULL GROUP BY 1 ORDER BY 1',
    );
    expect(left).toEqual(['clients', 'social'].map((section) => ({ section, min: 6, count: 50 })));
  });

  it.each(['leads', 'editor', 'owner'] as const)('are for those who may save words: %s', async (role) => {
    await staff.save('clients', ['Kadam Foods']);
    const colleague = await addColleague(staff, 'Somebody', role);
    const statuses = [
      (await get('clients/versions', colleague.token)).status,
      (await get('clients/versions/1', colleague.token)).status,
    ];
    expect(statuses).toEqual(role === 'leads' ? [403, 403] : [200, 200]);
    await colleague.remove();
  });

  it('are closed to strangers', async () => {
    for (const path of ['clients/versions', 'clients/versions/1'])
      expect((await staff.request.get(`/api/admin/content/${path}`)).status).toBe(401);
  });

  it.each(['nothing/versions', 'nothing/versions/1', '__proto__/versions', '%00/versions'])(
    'are not found of a section that is none: %s',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, body.message]).toEqual([404, 'There is no such section.']);
    },
  );

  it.each(['0', '7', 'x', '99999999999'])('have none with the number %s', async (number) => {
    await staff.save('clients', ['Kadam Foods']);
    expect((await get(`clients/versions/${number}`)).status).toBe(404);
  });
});
