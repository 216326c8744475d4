import supertest from 'supertest';
import { createApp } from '../../src/create-app.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { adminEmail, adminPassword } from '../setup/start-app.ts';

const NEW = 'another secret of at least 32 characters';

describe('a new secret', () => {
  let staff: Staff;
  const servers: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await staff.stop();
  });

  const restartWith = async (secrets: { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string }) => {
    const app = await createApp({ ...staff.env, ...secrets });
    servers.push(app);
    await app.listen(0, '127.0.0.1');
    return supertest(await app.getUrl());
  };
  type Site = Staff['request'];
  const statusFor = async (site: Site, token: string) =>
    (await site.post('/api/admin/validate-token').auth(token, { type: 'bearer' })).status;
  const signInOn = async (site: Site): Promise<string> =>
    (await site.post('/api/admin/login').send({ email: adminEmail, password: adminPassword })).body.token;
  const previewLink = async () => {
    const post = await staff.post({ status: 'draft' });
    const made = await staff.request
      .post(`/api/admin/blog/${post.id}/preview-link`)
      .auth(staff.token, { type: 'bearer' });
    return `/api${made.body.data.path}`;
  };

  it('signs nobody out and ends no preview link while the previous one is named', async () => {
    const link = await previewLink();
    const site = await restartWith({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: staff.env.JWT_SECRET });
    expect(await statusFor(site, staff.token)).toBe(200);
    expect((await site.get(link)).status).toBe(200);
    expect(await statusFor(site, await signInOn(site))).toBe(200);
  });

  it('is what everything new is signed with, and ends the rest once the previous one is gone', async () => {
    const link = await previewLink();
    const between = await restartWith({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: staff.env.JWT_SECRET });
    const renewed = await signInOn(between);
    const site = await restartWith({ JWT_SECRET: NEW });
    expect(await statusFor(site, renewed)).toBe(200);
    expect(await statusFor(site, staff.token)).toBe(401);
    expect((await site.get(link)).status).toBe(404);
  });
});
