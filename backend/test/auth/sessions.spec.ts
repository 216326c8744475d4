import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { temporaryFolder } from '../../../scripts/embedded/temporary-folder.ts';
import { countryDatabase } from '../../../testing/country-database.ts';
import { addColleague } from './colleague.ts';
import { type TestApp, adminEmail, adminPassword, startApp } from '../setup/start-app.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

const from = (address: string) => ({ 'X-Forwarded-For': address, 'User-Agent': CHROME });
const isNow = (table: string) => `now() - ${table}.last_used_at < interval '30 seconds'`;

describe('the sessions of somebody signed in', () => {
  let server: TestApp;
  let sql: DataSource;
  const folder = temporaryFolder('studio-countries');
  beforeAll(async () => {
    const file = join(folder.path, 'countries.mmdb');
    writeFileSync(file, countryDatabase('203.0.113.0', 'IN'));
    server = await startApp({ TRUST_PROXY: '1', COUNTRY_DATABASE: file });
    sql = server.app.get(DataSource);
  });
  afterAll(async () => {
    await server.stop();
    folder.remove();
  });
  beforeEach(async () => {
    await sql.query('DELETE FROM throttle');
    await sql.query('DELETE FROM session');
  });

  const signIn = async (address = '203.0.113.7'): Promise<string> => {
    const login = server.request.post('/api/admin/login').set(from(address));
    return (await login.send({ email: adminEmail, password: adminPassword })).body.token;
  };
  const signedInAgo = async (ms: number): Promise<string> => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ms });
    const token = await signIn();
    vi.useRealTimers();
    return token;
  };
  const call = (method: 'get' | 'post' | 'delete', path: string, token: string, address = '203.0.113.7') =>
    server.request[method](`/api/admin/${path}`).auth(token, { type: 'bearer' }).set(from(address));
  const endOthers = (token: string, password = adminPassword) =>
    call('post', 'sessions/end-others', token).send({ password });
  const end = (token: string, id: string, password = adminPassword) =>
    call('delete', `sessions/${id}`, token).send({ password });
  const list = async (token: string) => (await call('get', 'sessions', token)).body.data;
  const passwordGiven = async (ago: string) => {
    await sql.query(`UPDATE session SET password_given_at = now() - interval '${ago}'`);
    await sql.query(`UPDATE session SET expires_at = now() + interval '2 minutes'`);
  };
  const isOpen = async (token: string) => (await call('get', 'session', token)).status === 204;

  it('are listed with device, place and times, the one used last first', async () => {
    await signIn('198.51.100.1');
    const token = await signIn();
    await sql.query(
      `UPDATE session SET last_used_at = now() - interval '30 seconds' WHERE network = '198.51.100.0/24'`,
    );
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const common = {
      id: expect.any(String),
      device: 'Chrome on Windows',
      first_used_at: time,
      last_used_at: time,
    };
    expect(await list(token)).toEqual([
      { ...common, place: 'this network', country: 'IN', is_this: true, is_new_place: expect.any(Boolean) },
      {
        ...common,
        place: 'another network',
        country: null,
        is_this: false,
        is_new_place: expect.any(Boolean),
      },
    ]);
  });

  it('of before devices were kept are listed too', async () => {
    const token = await signIn();
    await sql.query('UPDATE session SET device = NULL, network = NULL');
    expect(await list(token)).toMatchObject([
      { device: 'A browser', place: 'another network', is_this: true },
    ]);
  });

  it('are new in a place where the account never signed in before', async () => {
    await signIn();
    const token = await signIn();
    await signIn('192.0.2.1');
    await signIn('192.0.2.200');
    expect((await list(token)).map((each: { is_new_place: boolean }) => each.is_new_place)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('end one by one, with the password, which is written down', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const { id } = (await list(mine)).find((each: { is_this: boolean }) => !each.is_this);
    expect([(await end(mine, id, 'wrong')).status, await isOpen(other)]).toEqual([422, true]);
    expect((await call('delete', `sessions/${id}`, mine)).status).toBe(422);
    expect((await end(mine, id)).status).toBe(204);
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false]);
    const again = await end(mine, id);
    expect([again.status, again.body.message]).toEqual([404, 'This session has ended already.']);
    // The wrong password is written down by a job, which may come later.
    const ended = `SELECT who, subject FROM audit_entry WHERE action = 'session ended' ORDER BY id DESC LIMIT 1`;
    expect(await sql.query(ended)).toEqual([{ who: adminEmail, subject: 'Chrome on Windows' }]);
  });

  it.each([
    ['extended', (token: string) => call('post', 'session/extend', token)],
    [
      'lengthened by the password',
      (token: string) => call('post', 'reauthenticate', token).send({ password: adminPassword }),
    ],
  ])(
    'that are %s have a new token, and the old one three minutes for calls under way',
    async (_how, renew) => {
      const old = await signedInAgo(4 * 60_000);
      const { body } = await renew(old);
      expect([await isOpen(old), await isOpen(body.token)]).toEqual([true, true]);
      await sql.query(`UPDATE session SET renewed_at = renewed_at - interval '181 seconds'`);
      expect([await isOpen(old), await isOpen(body.token)]).toEqual([false, true]);
    },
  );

  it('go on with the old token when the answer with the new one was lost', async () => {
    const token = await signedInAgo(28 * 60_000);
    expect((await call('post', 'session/extend', token)).status).toBe(200);
    await sql.query(`UPDATE session SET renewed_at = renewed_at - interval '90 seconds'`);
    expect((await call('post', 'session/extend', token)).status).toBe(200);
  });

  it('extended by two tabs at nearly the same time go on in both', async () => {
    const token = await signedInAgo(10 * 60_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 4 * 60_000 });
    const first = await call('post', 'session/extend', token);
    vi.setSystemTime(Date.now() + 3000);
    const second = await call('post', 'session/extend', token);
    vi.useRealTimers();
    const tokens = [token, first.body.token, second.body.token];
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, true, true]);
  });

  it('end all but this one, with the password', async () => {
    const [mine, ...others] = [await signIn(), await signIn(), await signIn()];
    const refused = await endOthers(mine, 'wrong');
    expect([refused.status, refused.body.messages]).toEqual([
      422,
      { password: 'That is not your password.' },
    ]);
    expect(await isOpen(others[0] ?? '')).toBe(true);
    expect((await endOthers(mine)).status).toBe(204);
    expect(await Promise.all([mine, ...others].map(isOpen))).toEqual([true, false, false]);
  });

  it('of a colleague are neither shown nor ended', async () => {
    const mine = await signIn();
    const colleague = await addColleague(server);
    const [theirs] = await list(colleague.token);
    expect((await list(mine)).map(({ id }: { id: string }) => id)).not.toContain(theirs.id);
    expect((await end(mine, theirs.id)).status).toBe(404);
    await endOthers(mine);
    expect(await isOpen(colleague.token)).toBe(true);
    await colleague.remove();
  });

  it('are noted as used once a minute, and from where', async () => {
    const token = await signIn();
    const usedAgo = async (ago: string) => {
      const then = `now() - interval '${ago}'`;
      await sql.query(`UPDATE session SET last_used_at = ${then}`);
      await sql.query(`UPDATE admin SET last_used_at = ${then}`);
      await call('get', 'session', token, '192.0.2.55');
      const sessions = 'session JOIN admin ON admin.id = session.admin_id';
      const [row] = await sql.query(
        `SELECT ${isNow('session')} AS session, ${isNow('admin')} AS admin, network FROM ${sessions}`,
      );
      return row;
    };
    expect(await usedAgo('40 seconds')).toEqual({ session: false, admin: false, network: '203.0.113.0/24' });
    expect(await usedAgo('61 seconds')).toEqual({ session: true, admin: true, network: '192.0.2.0/24' });
  });

  it('go on for another 30 minutes without the password', async () => {
    const token = await signIn();
    await sql.query(`UPDATE session SET expires_at = now() + interval '2 minutes'`);
    const { status, body } = await call('post', 'session/extend', token);
    expect(status).toBe(200);
    expect((Date.parse(body.expires_at) - Date.now()) / 60_000).toBeCloseTo(30, 0);
    expect(await isOpen(body.token)).toBe(true);
  });

  it('go on for whole times only while they end within 12 hours of the password, then ask for it', async () => {
    const token = await signIn();
    await passwordGiven('11 hours 29 minutes');
    const last = await call('post', 'session/extend', token);
    expect((Date.parse(last.body.expires_at) - Date.now()) / 60_000).toBeCloseTo(30, 0);
    await passwordGiven('11 hours 31 minutes');
    const refused = await call('post', 'session/extend', last.body.token);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('after 12 hours. Please enter it');
    const { body } = await call('post', 'reauthenticate', last.body.token).send({ password: adminPassword });
    expect((await call('post', 'session/extend', body.token)).status).toBe(200);
  });
});
