import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Front, startFront } from './front.ts';
import { readSeen, type Service, startService } from './service.ts';

let front: Front;
let services: Service[];

beforeAll(async () => {
  const frontend = await startService('frontend');
  const backend = await startService('backend');
  services = [frontend, backend];
  front = await startFront({ FRONTEND_URL: frontend.url, BACKEND_URL: backend.url });
});
afterAll(async () => {
  await front.stop();
  await Promise.all(services.map((service) => service.stop()));
});

test.each([
  ['/', 'frontend'],
  ['/blogs?search=light&page=2', 'frontend'],
  ['/blog/a-slug', 'frontend'],
  ['/blog/a-slug/index.pageContext.json', 'frontend'],
  ['/admin', 'frontend'],
  ['/admin/edit-blog/3?page=2', 'frontend'],
  ['/administration', 'frontend'],
  ['/assets/entry.1234.js', 'frontend'],
  ['/favicon.ico', 'frontend'],
  ['/apifel', 'frontend'],
  ['/api', 'backend'],
  ['/api/blog?page=1&limit=4', 'backend'],
  ['/api/blog/a-slug', 'backend'],
  ['/api/blogsearch?search=%25', 'backend'],
  ['/api/blog-latest', 'backend'],
  ['/api/blog-index', 'backend'],
  ['/api/uploads/0123abcd.webp', 'backend'],
  ['/api/health/ready', 'backend'],
  ['/api/docs', 'backend'],
  ['/api/admin/blog?page=1&limit=5', 'backend'],
  ['/api/admin/validate-token', 'backend'],
])('%s is answered by the %s, which sees the address as it was typed', async (path, service) => {
  const { status, body } = await front.ask(path);
  expect(status).toBe(200);
  expect(readSeen(body)).toMatchObject({ service, url: path, method: 'GET' });
});

test.each(['/api/admin/login', '/api/enquiry', '/api/admin/blog', '/api/admin/blog/proxyfile'])(
  'what is sent to %s arrives whole at the backend',
  async (path) => {
    const { body } = await front.ask(path, { method: 'POST', body: 'x'.repeat(5000) });
    expect(readSeen(body)).toMatchObject({ service: 'backend', method: 'POST', bytes: 5000 });
  },
);

test('the enquiry of a browser without script goes to its page', async () => {
  const { body } = await front.ask('/contact-us', { method: 'POST', body: 'name=Meera' });
  expect(readSeen(body)).toMatchObject({ service: 'frontend', method: 'POST', bytes: 10 });
});

test.each(['/api/metrics', '/api/METRICS', '/api/metrics/', '/api/%6Detrics', '/API/metrics?x'])(
  'the figures of the backend are not to be had at %s',
  async (path) => {
    const { status, body } = await front.ask(path);
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toEqual({ message: 'Not found.' });
  },
);

test.each([
  ['/api/enquiry', 256],
  ['/api/admin/login', 128],
  ['/contact-us', 128],
  ['/api/admin/blog', 25 * 1024],
  ['/api/admin/blog/proxyfile', 25 * 1024],
])('%s takes %i KB and refuses more with a sentence', async (path, kilobytes) => {
  const fitting = await front.ask(path, { method: 'POST', body: Buffer.alloc(kilobytes * 1024) });
  expect(fitting.status).toBe(200);
  const larger = await front.ask(path, {
    method: 'POST',
    headers: { 'Content-Length': kilobytes * 1024 + 1 },
  });
  expect(larger.status).toBe(413);
  expect(JSON.parse(larger.body.toString())).toEqual({
    message: 'This is larger than what can be sent here.',
  });
});
