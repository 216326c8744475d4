import { DataSource } from 'typeorm';
import { type TestApp, adminEmail, adminPassword, startApp } from '../setup/start-app.ts';
import { signIn } from '../auth/sign-in.ts';

const NEW = 'quite another password';

describe('the account of somebody signed in', () => {
  let server: TestApp;
  let token: string;
  let sql: DataSource;
  beforeAll(async () => {
    server = await startApp();
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await sql.query('DELETE FROM throttle');
    token = await signIn(server);
  });

  const post = (path: string, body?: object, as = token) =>
    server.request.post(`/api/admin/${path}`).auth(as, { type: 'bearer' }).send(body);
  const change = (current_password: string, new_password: string) =>
    post('change-password', { current_password, new_password });
  const isOpen = async (as: string) => (await post('validate-token', undefined, as)).status === 200;
  const login = (password: string) =>
    server.request.post('/api/admin/login').send({ email: adminEmail, password });

  const rename = (name?: string) =>
    server.request.patch('/api/admin/account').auth(token, { type: 'bearer' }).send({ name });
  const name = async () => (await post('validate-token')).body.name;

  it('is named as its owner says, which is written down', async () => {
    expect((await rename('  Meera   Rao ')).status).toBe(204);
    expect(await name()).toBe('Meera Rao');
    const [entry] = await sql.query(`SELECT action, subject FROM audit_entry ORDER BY id DESC LIMIT 1`);
    expect(entry).toEqual({ action: 'name changed', subject: adminEmail });
  });

  it('keeps its name when the new one is missing or endless', async () => {
    const before = await name();
    for (const wrong of [undefined, ' ', 'a'.repeat(101)]) expect((await rename(wrong)).status).toBe(422);
    expect(await name()).toBe(before);
  });

  it('gets a new password, which signs out everywhere else and is written down', async () => {
    const elsewhere = await signIn(server);
    const response = await change(adminPassword, NEW);
    expect([response.status, response.body.status]).toEqual([200, true]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect([await isOpen(token), await isOpen(elsewhere)]).toEqual([true, false]);
    expect([(await login(adminPassword)).status, (await login(NEW)).status]).toEqual([401, 200]);
    const [entry] = await sql.query(
      `SELECT who, action, subject FROM audit_entry WHERE action LIKE 'password%' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ who: adminEmail, action: 'password changed', subject: adminEmail });
    expect((await change(NEW, adminPassword)).status).toBe(200);
  });

  it.each([
    ['the present one is wrong', 'wrong', NEW, 'current_password', /^That is not your password\.$/],
    ['the present one is missing', '', NEW, 'current_password', /^Please enter/],
    ['it is short', adminPassword, 'too short', 'new_password', /at least 10 characters\.$/],
    [
      'it is short but for letters in two code points',
      adminPassword,
      'e\u0301'.repeat(9),
      'new_password',
      /at least 10/,
    ],
    ['it is endless', adminPassword, 'a'.repeat(1025), 'new_password', /at most 1024 characters\.$/],
    ['it is the same', adminPassword, adminPassword, 'new_password', /differs/],
    [
      'it holds the address',
      adminPassword,
      `${adminEmail}1`,
      'new_password',
      /without your name or parts of your email/,
    ],
  ])(
    'keeps its password when %s, and nobody is signed out',
    async (_what, current, wanted, field, sentence) => {
      const elsewhere = await signIn(server);
      const response = await change(current, wanted);
      expect(response.status).toBe(422);
      expect(response.body.messages).toEqual({ [field]: expect.stringMatching(sentence) });
      expect([await isOpen(token), await isOpen(elsewhere)]).toEqual([true, true]);
      expect((await login(adminPassword)).status).toBe(200);
    },
  );

  it('stays signed in for another 30 minutes with its password', async () => {
    await sql.query(`UPDATE session SET expires_at = now() + interval '2 minutes'`);
    const response = await post('reauthenticate', { password: adminPassword });
    expect(response.status).toBe(200);
    const minutes = (Date.parse(response.body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29.9);
    expect(minutes).toBeLessThanOrEqual(30);
    expect((await post('validate-token', undefined, response.body.token)).body.expires_at).toBe(
      response.body.expires_at,
    );
    await post('logout', undefined, response.body.token);
    expect([await isOpen(token), await isOpen(response.body.token)]).toEqual([false, false]);
  });

  it('keeps the cookie that its token is bound to', async () => {
    const signedIn = await login(adminPassword).set('Origin', server.env.SITE_URL);
    const cookies = (signedIn.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
    const renewed = await post('reauthenticate', { password: adminPassword }, signedIn.body.token).set(
      'Cookie',
      cookies,
    );
    expect(renewed.status).toBe(200);
    expect(await isOpen(renewed.body.token)).toBe(false);
    expect((await post('validate-token', undefined, renewed.body.token).set('Cookie', cookies)).status).toBe(
      200,
    );
  });

  it('is not signed out by a wrong password, and may not guess for ever', async () => {
    const wrong = await post('reauthenticate', { password: 'wrong' });
    expect([wrong.status, wrong.body.messages]).toEqual([422, { password: 'That is not your password.' }]);
    for (let count = 0; count < 4; count += 1) await change('wrong', NEW);
    const refused = await post('reauthenticate', { password: adminPassword });
    // The wait began with the last try.
    expect([refused.status, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^(30|2\d)$/),
    ]);
    expect(await isOpen(token)).toBe(true);
  });

  it.each(['reauthenticate', 'change-password'])('is asked for a token: %s', async (path) => {
    const response = await server.request.post(`/api/admin/${path}`).send({ password: adminPassword });
    expect(response.status).toBe(401);
  });
});
