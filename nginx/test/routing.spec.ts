import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { readSeen, type StandIn, startService } from './service.ts';

let nginx: Nginx;
let services: StandIn[];

beforeAll(async () => {
  const frontend = await startService('frontend');
  const backend = await startService('backend');
  services = [frontend, backend];
  nginx = await startNginx({ FRONTEND_URL: frontend.url, BACKEND_URL: backend.url });
});
afterAll(async () => {
  await nginx.stop();
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
  ['/api/projects?type=home&page=2', 'backend'],
  ['/api/projects/a-slug', 'backend'],
  ['/api/project-pictures?p=a-slug.01', 'backend'],
  ['/api/uploads/0123abcd.webp', 'backend'],
  ['/api/health/live', 'backend'],
  ['/api/admin/blog?page=1&limit=5', 'backend'],
  ['/api/admin/validate-token', 'backend'],
])('%s is answered by the %s, which sees the address as it was typed', async (path, service) => {
  const { status, body } = await nginx.request(path);
  expect(status).toBe(200);
  expect(readSeen(body)).toMatchObject({ service, url: path, method: 'GET' });
});

test.each(['/blog/', '/api/blog/', '/assets/'])(
  '%s is answered however long the rest of the address is, with what services say of each answer',
  async (path) => {
    const lengths = Array.from({ length: 32 }, (_, n) => (n + 1) * 250);
    for (const service of services)
      service.answer = (_request, response) => response.setHeader('X-What-Services-Say', 'x'.repeat(1200));
    const answers = await Promise.all(lengths.map((length) => nginx.request(path + 'a'.repeat(length))));
    for (const service of services) service.answer = () => {};
    expect(answers.map(({ status }) => status)).toEqual(lengths.map(() => 200));
  },
);

test.each(['/api/admin/login', '/api/enquiry', '/api/admin/blog', '/api/admin/blog/proxyfile'])(
  'what is sent to %s arrives whole at the backend',
  async (path) => {
    const { body } = await nginx.request(path, { method: 'POST', body: 'x'.repeat(5000) });
    expect(readSeen(body)).toMatchObject({ service: 'backend', method: 'POST', bytes: 5000 });
  },
);

test('the enquiry of a browser without script goes to its page', async () => {
  const { body } = await nginx.request('/contact-us', { method: 'POST', body: 'name=Meera' });
  expect(readSeen(body)).toMatchObject({ service: 'frontend', method: 'POST', bytes: 10 });
});

test.each([
  '/api/metrics',
  '/api/METRICS',
  '/api/metrics/',
  '/api/%6Detrics',
  '/API/metrics?x',
  '/api/docs',
  '/api/docs/swagger-ui-init.js',
  '/api//docs-yaml',
  '/api/openapi.json',
  '/api/openapi%2Ejson',
])('the figures of the backend, and what it can be asked, are not to be had at %s', async (path) => {
  const { status, body } = await nginx.request(path);
  expect(status).toBe(404);
  expect(JSON.parse(body.toString())).toEqual({ message: 'Not found.' });
});

test.each(['/api/health/ready', '/api/health/ready/', '/api/HEALTH/ready?details', '/api//health/r%65ady'])(
  'whether the backend is ready may be asked at %s, what it lacks may not',
  async (path) => {
    const { body } = await nginx.request(path);
    expect(readSeen(body)).toMatchObject({ service: 'backend', url: '/api/health/ready?brief' });
  },
);

test.each([
  ['/api/enquiry', 256],
  ['/api/admin/login', 128],
  ['/api/admin/login/passkey', 128],
  ['/api/admin/forgot-password', 128],
  ['/api/admin/reset-password', 128],
  ['/api/admin/join', 128],
  ['/api/admin/presence', 128],
  ['/api/admin/drafts/4f3a9c21-e2bb-4255-8caf-4136c566a962', 4 * 1024],
  ['/contact-us', 128],
  ['/api/admin/blog', 32 * 1024],
  ['/api/admin/blog/proxyfile', 32 * 1024],
  ['/api/admin/project/7/update', 32 * 1024],
  ['/api/admin/project-plan', 32 * 1024],
  ['/api/admin/pictures', 32 * 1024],
  ['/api/admin/imports', 32 * 1024],
  ['/api/admin/addresses/import', 32 * 1024],
])('%s takes %i KB and refuses more with a sentence', async (path, kilobytes) => {
  const fitting = await nginx.request(path, { method: 'POST', body: Buffer.alloc(kilobytes * 1024) });
  expect(fitting.status).toBe(200);
  const larger = await nginx.request(path, {
    method: 'POST',
    headers: { 'Content-Length': kilobytes * 1024 + 1 },
  });
  expect(larger.status).toBe(413);
  expect(larger.body.toString()).toContain('This is larger than what can be sent here.');
});
