import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { requestOnce, type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { makeCertificate } from './certificate.ts';
import { type StandIn, startService } from './service.ts';

const folder = temporaryFolder('studio-certificate');
let nginx: Nginx;
let service: StandIn;
let port: number;

beforeAll(async () => {
  const { key, certificate } = makeCertificate(folder.path, 'localhost');
  service = await startService('frontend');
  port = await freePort();
  nginx = await startNginx({
    FRONTEND_URL: service.url,
    BACKEND_URL: service.url,
    SITE_URL: 'https://studio.example/',
    TLS_PORT: `127.0.0.1:${port}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
  });
});
afterAll(async () => {
  await nginx.stop();
  await service.stop();
  folder.remove();
});

test('over TLS the site is served with HTTP/2', async () => {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const headers = await new Promise((resolve, reject) => {
    session.once('error', reject);
    session.request({ ':path': '/blogs' }).once('response', resolve);
  });
  session.destroy();
  expect(headers).toMatchObject({
    ':status': 200,
    'strict-transport-security': expect.stringContaining('max-age'),
  });
  expect(service.requests.at(-1)?.headers).toMatchObject({ 'x-forwarded-proto': 'https' });
});

/** Streams of one connection, each of which sends some bytes. @returns the status and body of each answer */
async function sendOverHttp2(path: string, streams: number, bytes: number): Promise<string[]> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    rejectUnauthorized: false,
    // MB that this side holds of what it has not sent yet.
    maxSessionMemory: 100,
  });
  const send = async (): Promise<string> => {
    const stream = session.request({ ':path': path, ':method': 'POST' });
    // It may be refused while it is still being sent.
    stream.on('error', () => {}).end(Buffer.alloc(bytes));
    const [headers] = await once(stream, 'response');
    return `${String(headers[':status'])} ${await text(stream)}`;
  };
  const answers = await Promise.all(Array.from({ length: streams }, send));
  session.destroy();
  return answers;
}

test('over HTTP/2 a form arrives whole, and what strangers send on many streams is not taken', async () => {
  service.answer = ({ url }, response) => {
    if (url === '/api/admin/session') response.writeHead(401).end();
  };
  const [form = ''] = await sendOverHttp2('/api/enquiry', 1, 50_000);
  expect(form).toMatch(/^200 .*"bytes":50000/);
  const answers = await sendOverHttp2('/api/admin/blog', 40, 1_000_000);
  expect(new Set(answers.map((answer) => answer.slice(0, 3)))).toEqual(new Set(['401']));
  expect(service.requests.some(({ url }) => url === '/api/admin/blog')).toBe(false);
  service.answer = () => {};
});

test('without TLS one is sent to the same address with it, whatever host was named and with one slash', async () => {
  const { status, headers } = await nginx.request('/blogs?page=2', {
    headers: { Host: 'elsewhere.example' },
  });
  expect([status, headers.location]).toEqual([308, 'https://studio.example/blogs?page=2']);
});

test('whoever speaks without TLS where it is expected is sent there with it', async () => {
  const { status, headers } = await requestOnce(`http://127.0.0.1:${port}/blogs?page=2`);
  expect([status, headers.location]).toEqual([308, 'https://studio.example/blogs?page=2']);
});

test('a form that comes without TLS is sent to where it is taken, with all that it says', async () => {
  const form = { method: 'POST', body: 'x'.repeat(50_000) };
  const { status, headers } = await nginx.request('/contact-us', form);
  expect([status, headers.location]).toEqual([308, 'https://studio.example/contact-us']);
});

test('who is sent on reads why in the words of the site', async () => {
  const { headers, body } = await nginx.request('/blogs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain('<h1>This page is at another address.</h1>');
});

test('TLS 1.1 is refused', async () => {
  const outcome = new Promise((resolve) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
    });
    socket.once('secureConnect', () => resolve('connected'));
    socket.once('error', () => resolve('refused'));
  });
  expect(await outcome).toBe('refused');
});
