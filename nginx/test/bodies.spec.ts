import { createServer } from 'node:http';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { type StandIn, startService } from './service.ts';
import { sendSlowly } from './slow-sender.ts';

const STAFF = { Authorization: 'Bearer of-staff' };
const PHOTOGRAPH = Buffer.alloc(2 * 1024 * 1024);

/** A backend that knows staff by their token. */
async function startBackend(): Promise<StandIn> {
  const backend = await startService('backend');
  onTestFinished(() => backend.stop());
  backend.answer = ({ url, headers }, response) => {
    if (url === '/api/admin/session')
      response.writeHead(headers.authorization === STAFF.Authorization ? 204 : 401).end();
  };
  return backend;
}

async function startBefore(url: string, settings: Record<string, string> = {}): Promise<Nginx> {
  const nginx = await startNginx({
    FRONTEND_URL: url,
    BACKEND_URL: url,
    TRUSTED_PROXIES: '127.0.0.0/8',
    ...settings,
  });
  onTestFinished(() => nginx.stop());
  return nginx;
}

test.each(['/api/admin/blog', '/api/admin/blog/7/update', '/api/admin/enquiry/7/notes', '/API/Admin//blog'])(
  'what is sent to %s is taken when the backend knows the sender, who is named to it without the body',
  async (path) => {
    const backend = await startBackend();
    const nginx = await startBefore(backend.url);
    const headers = { ...STAFF, Cookie: 'admin_session=x' };
    expect((await nginx.request(path, { method: 'POST', headers, body: 'words' })).status).toBe(200);
    expect((await nginx.request(path, { method: 'POST', body: 'words' })).status).toBe(401);
    const [asked, sent, ...others] = backend.requests;
    expect(asked).toMatchObject({
      url: '/api/admin/session',
      method: 'GET',
      bytes: 0,
      headers: { authorization: STAFF.Authorization, cookie: headers.Cookie, 'x-forwarded-for': '127.0.0.1' },
    });
    expect(sent).toMatchObject({ url: path, method: 'POST', bytes: 5 });
    expect(others.map(({ url }) => url)).toEqual(['/api/admin/session']);
  },
);

test('whoever may not send is told why in the words of the backend, before anything is taken', async () => {
  const backend = await startService('backend');
  onTestFinished(() => backend.stop());
  const why = 'Bearer error="invalid_token", error_description="account blocked"';
  backend.answer = (_request, response) => response.writeHead(401, { 'WWW-Authenticate': why }).end();
  const nginx = await startBefore(backend.url);
  for (const path of ['/api/admin/blog', '/api/admin/drafts', '/api/admin/enquiry/7/notes']) {
    // oxlint-disable-next-line no-await-in-loop -- each has a location of its own
    const { status, headers } = await nginx.request(path, { method: 'POST', headers: STAFF, body: 'words' });
    expect([status, headers['www-authenticate']]).toEqual([401, why]);
  }
  expect(new Set(backend.requests.map(({ url }) => url))).toEqual(new Set(['/api/admin/session']));
});

test.each([
  ['POST', '/api/admin/login'],
  ['POST', '/api/admin/login/second-step'],
  ['POST', '/api/admin/login/passkey-options'],
  ['POST', '/api/admin/login/passkey'],
  ['POST', '/api/admin/forgot-password'],
  ['POST', '/api/admin/reset-password'],
  ['POST', '/api/admin/reset-password/check'],
  ['POST', '/api/admin/join'],
  ['POST', '/api/admin/join/check'],
  ['POST', '/api/admin/single-sign-on/finish'],
  ['GET', '/api/admin/single-sign-on'],
  ['GET', '/api/admin/single-sign-on/start'],
  ['GET', '/api/admin/single-sign-on/callback?code=x&state=y'],
])('%s %s reaches the backend without a session', async (method, path) => {
  const backend = await startBackend();
  const nginx = await startBefore(backend.url);
  expect((await nginx.request(path, { method })).status).toBe(200);
  expect(backend.requests.map(({ url }) => url)).toEqual([path]);
});

test('while nobody can say who sends, nothing is taken, and a sentence says when to come again', async () => {
  const nginx = await startBefore(`http://127.0.0.1:${await freePort()}`);
  const { status, headers, body } = await nginx.request('/api/admin/blog', {
    method: 'POST',
    headers: STAFF,
  });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  const message = 'The service is not available just now. Please try again.';
  expect(JSON.parse(body.toString())).toEqual({ message, error: message });
});

test('as many uploads are held at once as there is room for, and no stranger takes the place of one', async () => {
  const backend = await startBackend();
  const nginx = await startBefore(backend.url);
  const upload = (headers: Record<string, string>) =>
    sendSlowly(nginx, { line: 'POST /api/admin/blog', headers, bytes: 25_000_000, bytesAtOnce: 200_000 });
  const strangers = Array.from({ length: 100 }, (_, n) => upload({ 'X-Forwarded-For': `203.0.113.${n}` }));
  await expect.poll(() => strangers.filter((each) => each.status() === 401)).toHaveLength(100);
  const staff = Array.from({ length: 30 }, () => upload(STAFF));
  await expect.poll(() => staff.filter((each) => each.status() === 429)).toHaveLength(6);
  expect(staff.filter((each) => each.isSending())).toHaveLength(24);
  for (const each of [...staff, ...strangers]) each.leave();
  const send = () => nginx.request('/api/admin/blog', { method: 'POST', headers: STAFF, body: PHOTOGRAPH });
  await expect.poll(async () => (await send()).status).toBe(200);
});

test('one visitor sends at most 20 forms at once, and takes nothing from another', async () => {
  const backend = await startBackend();
  const nginx = await startBefore(backend.url);
  const sendFrom = (address: string) =>
    sendSlowly(nginx, {
      line: 'POST /api/admin/login',
      headers: { 'X-Forwarded-For': address },
      bytes: 100_000,
    });
  const flood = Array.from({ length: 30 }, (_, n) => sendFrom(`2001:db8:1:2::${n}`));
  await expect.poll(() => flood.filter((each) => each.status() === 429)).toHaveLength(10);
  const headers = { 'X-Forwarded-For': '2001:db8:1:3::1' };
  expect((await nginx.request('/api/admin/login', { method: 'POST', headers, body: 'x' })).status).toBe(200);
  expect(flood.filter((each) => each.isSending())).toHaveLength(20);
  for (const each of flood) each.leave();
});

test('nor does one line with many IPv6 networks', async () => {
  const backend = await startBackend();
  const nginx = await startBefore(backend.url);
  const flood = Array.from({ length: 80 }, (_, n) =>
    sendSlowly(nginx, {
      line: 'POST /api/enquiry',
      headers: { 'X-Forwarded-For': `2001:db8:1:${n}::1` },
      bytes: 100_000,
    }),
  );
  await expect.poll(() => flood.filter((each) => each.status() === 429)).toHaveLength(20);
  for (const address of ['2001:db8:2::1', '203.0.113.1', '::ffff:203.0.113.2']) {
    const headers = { 'X-Forwarded-For': address };
    // One after the other, as they are told apart.
    // oxlint-disable-next-line no-await-in-loop
    const { status } = await nginx.request('/api/enquiry', { method: 'POST', headers, body: 'x' });
    expect([address, status]).toEqual([address, 200]);
  }
  for (const each of flood) each.leave();
});

test('who sends a byte now and then is ended when the time of the service for a whole request is over', async () => {
  const server = createServer({ requestTimeout: 300, connectionsCheckingInterval: 50 }, (request) =>
    request.resume(),
  );
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  const nginx = await startBefore(`http://127.0.0.1:${port}`);
  const lines = ['POST /api/enquiry', 'POST /api/admin/login', 'POST /contact-us'];
  const senders = lines.map((line) => sendSlowly(nginx, { line, bytes: 100_000 }));
  await expect.poll(() => senders.map((each) => each.status())).toEqual([408, 408, 408]);
});

test('when there is no room for what somebody sends, they are told so and others notice nothing', async () => {
  const backend = await startBackend();
  const folder = temporaryFolder('studio-no-room');
  onTestFinished(folder.remove);
  const nginx = await startBefore(backend.url, { RUN_DIR: folder.path });
  const place = join(folder.path, 'client-body');
  rmSync(place, { recursive: true });
  writeFileSync(place, 'No file can be below another one.');
  const send = (body: Buffer) => nginx.request('/api/admin/blog', { method: 'POST', headers: STAFF, body });
  const { status, body } = await send(PHOTOGRAPH);
  expect(status).toBe(503);
  expect(JSON.parse(body.toString())).toHaveProperty('message');
  expect((await send(Buffer.from('a few words'))).status).toBe(200);
  expect((await nginx.request('/blogs')).status).toBe(200);
});
