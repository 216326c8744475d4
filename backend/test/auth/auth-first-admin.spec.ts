import { DataSource } from 'typeorm';
import { createApp } from '../../src/create-app.js';
import { type TestApp, startApp } from '../setup/start-app.ts';

describe('the first admin', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  const admins = () => server.app.get(DataSource).query('SELECT email, password_hash FROM admin');

  it('is created once, however many servers start at the same moment', async () => {
    await server.app.get(DataSource).query('DELETE FROM admin');
    const others = await Promise.all([createApp(server.env), createApp(server.env), createApp(server.env)]);
    await Promise.all(others.map((app) => app.init()));
    expect(await admins()).toHaveLength(1);
    await Promise.all(others.map((app) => app.close()));
  });

  it('has a password that is kept as argon2id only', async () => {
    const [admin] = await admins();
    expect(admin.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is not changed by another configuration later', async () => {
    const before = await admins();
    const app = await createApp({
      ...server.env,
      ADMIN_EMAIL: 'other@example.com',
      ADMIN_PASSWORD: 'another one',
    });
    await app.init();
    expect(await admins()).toEqual(before);
    await app.close();
  });
});
