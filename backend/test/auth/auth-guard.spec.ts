import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { Test } from 'supertest';
import { DataSource } from 'typeorm';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { Keys } from '../../src/config/keys.js';
import { adminEmail, adminPassword, type TestApp, startApp } from '../setup/start-app.ts';
import { addColleague } from './colleague.ts';
import { signIn } from './sign-in.ts';

const throughProxy = (server: TestApp) =>
  server.request
    .post('/api/admin/login')
    .set({ Origin: 'https://preview.example', 'X-Forwarded-Host': 'preview.example' })
    .send({ email: adminEmail, password: adminPassword });

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const forge = (header: object, payload: object, secret: string | Buffer) => {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

async function refusal(call: Test) {
  const { status, body, headers } = await call;
  return [status, body.message, headers['www-authenticate']];
}

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

  const askFor = (token: string) => server.request.get('/api/admin/session').auth(token, { type: 'bearer' });

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
    const key = server.app.get(Keys).present('tokens');
    expect((await validate(forge({ alg: 'HS256' }, payload, key))).status).toBe(200);
    const forged = [
      forge({ alg: 'HS256' }, payload, 'another secret of at least 32 characters'),
      forge({ alg: 'HS256' }, payload, server.env.JWT_SECRET),
      forge({ alg: 'HS256' }, payload, server.app.get(Keys).present('preview links')),
      `${encode({ alg: 'none' })}.${encode(payload)}.`,
      forge({ alg: 'HS512' }, payload, key),
      forge({ alg: 'HS256' }, { ...payload, exp: 1 }, key),
      forge({ alg: 'HS256' }, { ...payload, jti: 'x' }, key),
      forge({ alg: 'HS256' }, { ...payload, jti: undefined }, key),
      forge({ alg: 'HS256' }, { ...payload, jti: '3b241101-e2bb-4255-8caf-4136c566a962' }, key),
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

  const statusFrom = async (origin: string, host?: string) => {
    const login = server.request.post('/api/admin/login').set('Origin', origin);
    if (host) login.set('Host', host);
    return (await login.send({ email: adminEmail, password: adminPassword })).status;
  };

  describe('for NGINX, which asks before it takes a body', () => {
    it('says nothing but that somebody is signed in', async () => {
      const { status, text } = await askFor(await signIn(server));
      expect([status, text]).toEqual([204, '']);
    });

    it('says so of a token with the cookie that it is bound to, and of nobody else', async () => {
      const { token, cookie } = await signInFromPage();
      expect((await askFor(token).set('Cookie', cookie.split(';')[0] ?? '')).status).toBe(204);
      expect((await askFor(token)).status).toBe(401);
      expect((await askFor('x')).status).toBe(401);
    });
  });

  describe('for whoever is blocked', () => {
    const challenge = 'Bearer error="invalid_token", error_description="account blocked"';
    it('says why their session is over, also to NGINX, and to nobody without their token', async () => {
      const kavita = await addColleague(server);
      await server.app.get(AdminAccounts).block({ email: kavita.email }, { name: 'A test' });
      const told = [401, 'Your account is blocked. An owner can unblock it under People.', challenge];
      expect(await refusal(validate(kavita.token))).toEqual(told);
      expect(await refusal(askFor(kavita.token))).toEqual(told);
      const stranger = [401, 'Please sign in.', 'Bearer'];
      expect(await refusal(validate(`${kavita.token}x`))).toEqual(stranger);
      const { email, password } = kavita;
      const atSignIn = await refusal(server.request.post('/api/admin/login').send({ email, password }));
      expect(atSignIn).toEqual([401, 'Invalid email or password', undefined]);
    });

    it('says nothing to whoever has the token alone, without the cookie that it is bound to', async () => {
      const { token, cookie } = await signInFromPage();
      await sql.query('UPDATE admin SET blocked_at = now()');
      await sql.query('UPDATE session SET revoked_at = now()');
      const asked = await refusal(validate(token));
      const held = await refusal(validate(token).set('Cookie', cookie.split(';')[0] ?? ''));
      await sql.query('UPDATE admin SET blocked_at = NULL');
      expect([asked[2], held[2]]).toEqual(['Bearer', challenge]);
    });

    it('says no more than that it is over once they are let in again', async () => {
      const token = await signIn(server);
      await sql.query('UPDATE session SET revoked_at = now()');
      expect((await refusal(validate(token)))[2]).toBe('Bearer');
    });
  });

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

    describe('by a browser that says only its origin', () => {
      it.each(['null', 'https://elsewhere.example', 'http://localhost:1', 'localhost', ''])(
        'is given to no page of %j',
        async (origin) => expect(await statusFrom(origin)).toBe(403),
      );

      it('is given to a page of the host that was asked, or of the site’s own', async () => {
        expect(await statusFrom('http://preview.example:8080', 'preview.example:8080')).toBe(200);
        expect(await statusFrom(server.env.SITE_URL, 'backend:3001')).toBe(200);
      });

      it('does not go by the host that a proxy was asked for which is not trusted', async () => {
        expect((await throughProxy(server)).status).toBe(403);
      });
    });
  });
});

describe('the lock behind a proxy that is trusted', () => {
  it('goes by the host that the proxy was asked for', async () => {
    const behind = await startApp({ TRUST_PROXY: '1' });
    const { status } = await throughProxy(behind);
    await behind.stop();
    expect(status).toBe(200);
  });
});

describe('the cookies on a site with HTTPS', () => {
  it('are taken from this very host alone, never sent without encryption, and found again', async () => {
    const server = await startApp({ SITE_URL: 'https://studio.example' });
    const response = await server.request
      .post('/api/admin/login')
      .set('Origin', 'https://studio.example')
      .send({ email: adminEmail, password: adminPassword });
    const cookies = response.get('Set-Cookie') ?? [];
    expect(cookies[0]).toMatch(/^__Host-admin_session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(cookies[1]).toMatch(/^__Host-admin_browser=.*; Path=\/; .*; Secure;/);
    const validated = await server.request
      .post('/api/admin/validate-token')
      .auth(response.body.token, { type: 'bearer' })
      .set('Cookie', cookies[0]?.split(';')[0] ?? '');
    expect(validated.status).toBe(200);
    await server.stop();
  });
});
