import { expect, test } from 'vitest';
import { createServer } from 'vite';

const pathOf = (relative: string) => new URL(relative, import.meta.url).pathname;
const CLIENT = pathOf('../../node_modules/vike/dist/client/runtime-server-routing/entry.js');

test('in development, too, the script of a page waits until it is wanted', async () => {
  const server = await createServer({
    configFile: pathOf('../vite.config.ts'),
    root: pathOf('..'),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  const client = await server.transformRequest(`/@fs${CLIENT}`);
  await server.close();
  expect(client?.code).toContain('hydrateOnInteraction');
});
