import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiryFileLimits } from '../../frontend/content/enquiryFileLimits.ts';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { putAsideBy } from './nginx-memory.ts';
import { readSeen, type StandIn, startService } from './service.ts';
import { sendSlowly } from './slow-sender.ts';

const MB = 1024 * 1024;
const ALL_FILES = enquiryFileLimits.files * enquiryFileLimits.fileBytes;
const FORM = { 'Content-Type': 'multipart/form-data; boundary=b' };

let backend: StandIn;
let frontend: StandIn;
let nginx: Nginx;
beforeAll(async () => {
  [backend, frontend] = await Promise.all([startService('backend'), startService('frontend')]);
  nginx = await startNginx({
    FRONTEND_URL: frontend.url,
    BACKEND_URL: backend.url,
    TRUSTED_PROXIES: '127.0.0.0/8',
  });
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all([backend.stop(), frontend.stop()]);
});

let senders = 0;
const from = () => {
  senders += 1;
  return { ...FORM, 'X-Forwarded-For': `198.51.${Math.floor(senders / 250)}.${senders % 250}` };
};

test.each([
  ['/api/enquiry', 'backend', '/api/enquiry'],
  ['/API/enquiry/', 'backend', '/api/enquiry'],
  ['/contact-us', 'frontend', '/contact-us'],
])(
  'an enquiry with as many files as it may have that is sent to %s reaches the %s',
  async (path, service, url) => {
    const body = Buffer.alloc(ALL_FILES + MB, 'x');
    const answer = await nginx.request(path, { method: 'POST', headers: from(), body });
    expect(readSeen(answer.body)).toMatchObject({ service, url, method: 'POST', bytes: body.length });
  },
);

test.each([
  ['more than the files', '/api/enquiry', ALL_FILES + 3 * MB, FORM],
  ['what is no form', '/api/enquiry', MB, { 'Content-Type': 'application/json' }],
  ['a long form without files', '/contact-us', MB, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['a form with files for another address', '/api/admin/login', MB, FORM],
])('%s is refused before it is taken', async (_what, path, bytes, headers) => {
  const sender = sendSlowly(nginx, { line: `POST ${path}`, headers: { ...from(), ...headers }, bytes });
  await expect.poll(() => sender.status()).toBe(413);
  sender.leave();
});

test('a form that does not say how long it is has the limit of one without files', async () => {
  const sender = sendSlowly(nginx, { line: 'POST /api/enquiry', headers: from(), bytesAtOnce: MB });
  await expect.poll(() => sender.status()).toBe(413);
  sender.leave();
});

test('nobody asks for the inner addresses', async () => {
  for (const path of ['/.enquiry-with-files', '/.contact-us-with-files']) {
    expect((await nginx.request(path)).status).toBe(404);
    expect((await nginx.request(path, { method: 'POST', headers: from(), body: 'x' })).status).toBe(405);
  }
});

test.skipIf(process.platform !== 'linux')(
  'so many strangers send files at once, two of each; nothing is put aside, and others enquire as before',
  async () => {
    const send = (headers: Record<string, string>) =>
      sendSlowly(nginx, { line: 'POST /api/enquiry', headers, bytes: ALL_FILES, bytesAtOnce: MB });
    const one = from();
    const same = Array.from({ length: 3 }, () => send(one));
    await expect.poll(() => same.filter((each) => each.status() === 429)).toHaveLength(1);
    const others = Array.from({ length: 20 }, () => send(from()));
    await expect.poll(() => others.filter((each) => each.status() === 429)).toHaveLength(6);
    expect([...same, ...others].filter((each) => each.isSending())).toHaveLength(16);
    expect(putAsideBy(nginx)).toBe(0);
    const enquiry = await nginx.request('/api/enquiry', { method: 'POST', headers: from(), body: 'words' });
    expect(enquiry.status).toBe(200);
    for (const each of [...same, ...others]) each.leave();
  },
);
