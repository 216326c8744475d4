import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { DataSource } from 'typeorm';
import { adminEmail, adminPassword, type TestApp, startApp } from './start-app.ts';
import { signIn } from './sign-in.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const forge = (header: object, payload: object, secret: string) => {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

describe('the lock before the admin area', () => {
  let server: TestApp;
  let sql: DataSource;
  beforeAll(async () => {
    server = await startApp();
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());

  const validate = (token: string) =>
    server.request.post('/api/admin/validate-token').auth(token, { type: 'bearer' });

  /** Sends the path exactly as it stands; other clients would tidy it up. */
  const statusOf = async (path: string): Promise<number> => {
    const { hostname, port } = new URL(await server.app.getUrl());
    return new Promise((resolve, reject) => {
      const request = httpRequest({ hostname, port, path, method: 'POST' }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end();
    });
  };

  it.each([
    '/api/admin/validate-token',
    '/api/ADMIN/validate-token',
    '/API/Admin/Validate-Token',
    '/api/admin/validate-token/',
    '/api//admin/validate-token',
    '/api/admin//validate-token',
    '/api/%61dmin/validate-token',
    '/api/admin/%76alidate-token',
    '/api/admin%2fvalidate-token',
    '/api/x/../admin/validate-token',
    '/api/admin/validate-token?x=/api/admin/login',
    '/api/admin/validate-token;/login',
    '/api/admin/login/../validate-token',
    '//api/admin/validate-token',
  ])('holds for %s', async (path) => {
    expect([401, 404]).toContain(await statusOf(path));
  });

  it.each(['logout', 'blog', 'blog/1', 'nothing'])('answers nothing about /api/admin/%s', async (path) => {
    const response = await server.request.get(`/api/admin/${path}`);
    expect([401, 404]).toContain(response.status);
    expect(Object.keys(response.body)).toEqual(['message', 'error']);
  });

  it('says how to sign in, and lets nothing of it be cached', async () => {
    const response = await server.request.post('/api/admin/validate-token');
    expect(response.status).toBe(401);
    expect(response.body.message).toBe('Please sign in.');
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('knows a token of its own from a forged one', async () => {
    const token = await signIn(server);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { JWT_SECRET } = server.env;
    expect((await validate(forge({ alg: 'HS256' }, payload, JWT_SECRET))).status).toBe(200);
    const forged = [
      forge({ alg: 'HS256' }, payload, 'another secret of at least 32 characters'),
      `${encode({ alg: 'none' })}.${encode(payload)}.`,
      forge({ alg: 'HS512' }, payload, JWT_SECRET),
      forge({ alg: 'HS256' }, { ...payload, exp: 1 }, JWT_SECRET),
      forge({ alg: 'HS256' }, { ...payload, jti: 'x' }, JWT_SECRET),
      forge({ alg: 'HS256' }, { ...payload, jti: undefined }, JWT_SECRET),
      forge({ alg: 'HS256' }, { ...payload, jti: '3b241101-e2bb-4255-8caf-4136c566a962' }, JWT_SECRET),
      'x',
      `${token}x`,
    ];
    for (const each of forged) expect((await validate(each)).status).toBe(401);
  });

  it('closes when the session is over, whatever the token says', async () => {
    const token = await signIn(server);
    await sql.query(`UPDATE session SET expires_at = now() - interval '1 second'`);
    expect((await validate(token)).status).toBe(401);
  });

  const signInFromPage = async () => {
    const response = await server.request
      .post('/api/admin/login')
      .set('Origin', 'https://studio.example')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ email: adminEmail, password: adminPassword });
    return { token: String(response.body.token), cookie: response.headers['set-cookie']?.[0] ?? '' };
  };

  describe('for a token that a page was given', () => {
    it('asks for the cookie that came with it, out of reach of scripts', async () => {
      const { token, cookie } = await signInFromPage();
      expect(cookie).toMatch(/; Path=\/api\/admin; HttpOnly; SameSite=Strict$/);
      expect((await validate(token)).status).toBe(401);
      expect((await validate(token).set('Cookie', cookie.split(';')[0] ?? '')).status).toBe(200);
    });

    it('refuses the cookie of another session', async () => {
      const mine = await signInFromPage();
      const other = await signInFromPage();
      expect((await validate(mine.token).set('Cookie', other.cookie.split(';')[0] ?? '')).status).toBe(401);
      expect((await validate(mine.token).set('Cookie', 'admin_session=')).status).toBe(401);
    });

    it('is given to no page of another site', async () => {
      const response = await server.request
        .post('/api/admin/login')
        .set('Sec-Fetch-Site', 'cross-site')
        .send({ email: adminEmail, password: adminPassword });
      expect(response.status).toBe(403);
      expect(response.body.message).toBe('Please sign in on the site itself.');
    });
  });
});

describe('the cookie on a site with HTTPS', () => {
  it('is never sent without encryption', async () => {
    const server = await startApp({ SITE_URL: 'https://studio.example' });
    const response = await server.request
      .post('/api/admin/login')
      .set('Origin', 'https://studio.example')
      .send({ email: adminEmail, password: adminPassword });
    expect(response.headers['set-cookie']?.[0]).toMatch(/; Secure/);
    await server.stop();
  });
});
