import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { type Nginx, startNginx } from '../../testing/servers/nginx.ts';
import { type NameServer, startNameServer } from './name-server.ts';
import { type StandIn, startService } from './service.ts';

const ADDRESSES = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
let versions: StandIn[];
let names: NameServer;
let nginx: Nginx;

beforeAll(async () => {
  const port = await freePort();
  versions = await Promise.all(ADDRESSES.map((host) => startService('frontend', host, port)));
  names = await startNameServer(ADDRESSES);
  nginx = await startNginx({
    FRONTEND_URL: `http://frontend.example:${port}`,
    RESOLVER: names.address,
  });
});
afterAll(async () => {
  await nginx.stop();
  names.stop();
  await Promise.all(versions.map((version) => version.stop()));
});

// Elsewhere a machine has the first address alone.
test.runIf(process.platform === 'linux')(
  'a built file that one version alone has is found, whichever is asked first',
  async () => {
    for (const version of versions.slice(1))
      version.answer = (_request, response) => response.writeHead(404).end();
    const files = Array.from({ length: 24 }, (_, n) => `/assets/entry.${n}.js`);
    // Once NGINX knows the addresses it begins with any of them.
    await nginx.request('/');
    const answers = await Promise.all(files.map((file) => nginx.request(file)));
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
    for (const version of versions) version.answer = (_request, response) => response.writeHead(404).end();
    expect((await nginx.request('/assets/nowhere.js')).status).toBe(404);
  },
);
