import { hash } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { Passwords } from '../../src/auth/passwords.js';
import { type TestApp, adminEmail, adminPassword, startApp } from '../setup/start-app.ts';

const WEAKER = { memoryCost: 8_192, timeCost: 1, parallelism: 1 };

describe('a password that is kept with less cost than we ask for now', () => {
  let server: TestApp;
  let sql: DataSource;
  beforeAll(async () => {
    server = await startApp();
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await sql.query('DELETE FROM throttle');
    await sql.query('UPDATE admin SET password_hash = $1', [await hash(adminPassword, WEAKER)]);
  });

  const login = (password: string, cookie = '') =>
    server.request
      .post('/api/admin/login')
      .set({ Origin: server.env.SITE_URL, Cookie: cookie })
      .send({ email: adminEmail, password });
  const stored = async (): Promise<string> =>
    (await sql.query('SELECT password_hash FROM admin'))[0].password_hash;

  it('is kept with the present one after a right sign-in', async () => {
    expect((await login(adminPassword)).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = await stored();
    expect((await login(adminPassword)).status).toBe(200);
    expect(await stored()).toBe(kept);
  });

  it('stays as it is after a wrong one', async () => {
    const before = await stored();
    expect((await login('wrong')).status).toBe(401);
    expect(await stored()).toBe(before);
  });

  it('lets two in who sign in at once', async () => {
    const answers = await Promise.all([login(adminPassword), login(adminPassword)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('leaves its browsers known', async () => {
    const cookies = ((await login(adminPassword)).get('Set-Cookie') ?? []).map((each) => each.split(';')[0]);
    await sql.query('UPDATE admin SET password_hash = $1', [await hash(adminPassword, WEAKER)]);
    expect((await login(adminPassword, cookies.join('; '))).status).toBe(200);
    for (let count = 0; count < 5; count += 1) await login('wrong');
    expect((await login(adminPassword)).status).toBe(429);
    expect((await login(adminPassword, cookies.join('; '))).status).toBe(200);
  });

  it('is told from one with more cost', () => {
    const passwords = new Passwords();
    const needs = (cost: string) => passwords.needsRehash(`$argon2id$v=19$${cost}$c2FsdA$aGFzaA`);
    expect(['m=19456,t=1,p=1', 'm=8192,t=3,p=1', 'm=19456,t=2,p=1', 'm=65536,t=3,p=4'].map(needs)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
