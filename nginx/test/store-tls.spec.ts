import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { createSecureContext } from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { startNginx } from '../../testing/servers/nginx.ts';
import { makeCertificate } from './certificate.ts';
import { type NameServer, startNameServer } from './name-server.ts';
import { type StandIn, startService } from './service.ts';

const folder = temporaryFolder('studio-certificate');
const its = makeCertificate(folder.path, 'store.example');
const another = makeCertificate(folder.path, 'another.example');
const context = createSecureContext({ key: readFileSync(its.key), cert: readFileSync(its.certificate) });
/** Has a certificate for those alone who say whom they want. */
const store = createServer({
  SNICallback: (name, done) => done(null, name === 'store.example' ? context : undefined),
});
let names: NameServer;
let backend: StandIn;
let port: number;

beforeAll(async () => {
  store.on('request', (_request, response) => response.end('picture'));
  port = await freePort();
  await once(store.listen(port, '127.0.0.1'), 'listening');
  names = await startNameServer();
  backend = await startService('backend');
});
afterAll(async () => {
  store.close();
  names.stop();
  await backend.stop();
  folder.remove();
});

async function readPicture(authority: string): Promise<string> {
  const nginx = await startNginx({
    FRONTEND_URL: backend.url,
    BACKEND_URL: backend.url,
    STORE_URL: `https://store.example:${port}/studio`,
    STORE_CA: authority,
    RESOLVER: names.address,
  });
  onTestFinished(nginx.stop);
  return (await nginx.request('/api/uploads/abc.webp')).body.toString();
}

test('a store over TLS is asked by its name', async () => {
  expect(await readPicture(its.certificate)).toBe('picture');
});

test('a store whose certificate nobody vouches for is not believed: the backend is asked', async () => {
  expect(await readPicture(another.certificate)).toContain('"service":"backend"');
});
