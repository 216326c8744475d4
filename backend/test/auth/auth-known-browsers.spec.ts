import { DataSource } from 'typeorm';
import { addColleague } from './colleague.ts';
import { callsOf } from '../second-factor/second-factor.ts';
import { adminEmail, adminPassword, type TestApp, startApp } from '../setup/start-app.ts';

const NEW = 'quite another password';

const cookiesOf = (response: { get(name: 'Set-Cookie'): string[] | undefined }) =>
  (response.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

describe('a browser that somebody has signed in with', () => {
  let server: TestApp;
  let sql: DataSource;
  beforeAll(async () => {
    server = await startApp({ TRUST_PROXY: '1' });
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());
  beforeEach(() => sql.query('DELETE FROM throttle'));

  let address = 0;
  const nextAddress = () => `203.0.113.${(address += 1)}`;
  const signIn = (password: string, cookie = '', email = adminEmail, from = nextAddress()) =>
    server.request
      .post('/api/admin/login')
      .set({ 'X-Forwarded-For': from, Origin: server.env.SITE_URL, Cookie: cookie })
      .send({ email, password });
  const newBrowser = async (password = adminPassword, email = adminEmail) =>
    cookiesOf(await signIn(password, '', email));
  const fail = async (times: number, cookie?: string) => {
    for (let count = 0; count < times; count += 1) await signIn('wrong', cookie);
  };

  it('has a count of its own: what is tried on another one does not keep it out', async () => {
    const [mine, stolen] = [await newBrowser(), await newBrowser()];
    await fail(5, stolen);
    expect((await signIn(adminPassword, stolen)).status).toBe(429);
    expect((await signIn(adminPassword, mine)).status).toBe(200);
  });

  it('is one of strangers again once there is another password, but not where it was changed', async () => {
    const [before] = await sql.query('SELECT password_hash FROM admin');
    const [mine, other] = [await newBrowser(), await newBrowser()];
    const signedIn = await signIn(adminPassword, mine);
    const changed = await server.request
      .post('/api/admin/change-password')
      .auth(signedIn.body.token, { type: 'bearer' })
      .set('Cookie', cookiesOf(signedIn))
      .send({ current_password: adminPassword, new_password: NEW });
    expect(changed.status).toBe(200);
    await fail(5);
    expect((await signIn(NEW, other)).status).toBe(429);
    expect((await signIn(NEW, mine)).status).toBe(429);
    expect((await signIn(NEW, cookiesOf(changed))).status).toBe(200);
    await sql.query('UPDATE admin SET password_hash = $1', [before.password_hash]);
  });

  it('is known to each of those who share it, also once one has another password', async () => {
    const colleague = await addColleague(server);
    const theirs = await signIn(colleague.password, await newBrowser(), colleague.email);
    const changed = await server.request
      .post('/api/admin/change-password')
      .auth(theirs.body.token, { type: 'bearer' })
      .set('Cookie', cookiesOf(theirs))
      .send({ current_password: colleague.password, new_password: NEW });
    const shared = cookiesOf(await signIn(adminPassword, cookiesOf(changed)));
    await fail(5);
    for (let count = 0; count < 5; count += 1) await signIn('wrong', '', colleague.email);
    expect((await signIn(adminPassword)).status).toBe(429);
    expect((await signIn(adminPassword, shared)).status).toBe(200);
    expect((await signIn(NEW, '', colleague.email)).status).toBe(429);
    expect((await signIn(NEW, shared, colleague.email)).status).toBe(200);
    await colleague.remove();
  });

  describe('at an address that strangers share', () => {
    const shared = '198.51.100.7';
    const guess = async (times: number) => {
      for (let count = 0; count < times; count += 1)
        await signIn('wrong', '', `someone${count}@example.com`, shared);
    };

    it('is not kept out by what they try', async () => {
      const mine = await newBrowser();
      await guess(20);
      expect((await signIn(adminPassword, '', adminEmail, shared)).status).toBe(429);
      expect((await signIn(adminPassword, mine, adminEmail, shared)).status).toBe(200);
    });

    it('waits after its own five tries', async () => {
      const mine = await newBrowser();
      for (let count = 0; count < 5; count += 1) await signIn('wrong', mine, adminEmail, shared);
      expect((await signIn(adminPassword, mine, adminEmail, shared)).status).toBe(429);
    });

    it('gains no guesses at other accounts', async () => {
      const mine = await newBrowser();
      await guess(19);
      expect((await signIn(adminPassword, mine, adminEmail, shared)).status).toBe(200);
      const other = () => signIn('wrong', mine, 'other@example.com', shared);
      expect([(await other()).status, (await other()).status]).toEqual([401, 429]);
    });

    it('is forgiven its own tries once a second step is asked for', async () => {
      const colleague = await addColleague(server);
      const theirs = await newBrowser(colleague.password, colleague.email);
      await callsOf(server, colleague).setUpApp();
      for (let round = 0; round < 2; round += 1) {
        for (let count = 0; count < 4; count += 1) await signIn('wrong', theirs, colleague.email, shared);
        expect((await signIn(colleague.password, theirs, colleague.email, shared)).status).toBe(200);
      }
      await colleague.remove();
    });
  });

  it('cannot make its mark last longer, nor make one up', async () => {
    const mark = /admin_browser=([^;]+)/.exec(await newBrowser())?.[1] ?? '';
    const [id, until, signature] = mark.split('.');
    await fail(5);
    for (const forged of [
      `${id}.${Number(until) + 1}.${signature}`,
      `${crypto.randomUUID()}.${until}.${signature}`,
    ])
      expect((await signIn(adminPassword, `admin_browser=${forged}`)).status).toBe(429);
    expect((await signIn(adminPassword, `admin_browser=${mark}`)).status).toBe(200);
  });
});
