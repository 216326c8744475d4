import { spawnSync } from 'node:child_process';
import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { type Front, startFront } from './front.ts';
import { type Service, startService } from './service.ts';

const folder = temporaryFolder('studio-certificate');
let front: Front;
let service: Service;
let port: number;

beforeAll(async () => {
  const [key, certificate] = [join(folder.path, 'key.pem'), join(folder.path, 'certificate.pem')];
  const args = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  spawnSync('openssl', args.split(' '));
  service = await startService('frontend');
  port = await freePort();
  front = await startFront({
    FRONTEND_URL: service.url,
    BACKEND_URL: service.url,
    SITE_URL: 'https://studio.example',
    TLS_PORT: `127.0.0.1:${port}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
  });
});
afterAll(async () => {
  await front.stop();
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

test('without TLS one is sent to the same address with it, whatever host was named', async () => {
  const { status, headers } = await front.ask('/blogs?page=2', { headers: { Host: 'elsewhere.example' } });
  expect([status, headers.location]).toEqual([308, 'https://studio.example/blogs?page=2']);
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
