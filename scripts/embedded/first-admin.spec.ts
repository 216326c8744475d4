import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { firstAdmin } from './first-admin.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

/** @returns the sentence with which the start ends */
async function startWith(setting: string, port: number): Promise<string> {
  const { path, remove } = temporaryFolder('studio-first-admin');
  onTestFinished(remove);
  const url = `postgres://studio:hush@127.0.0.1:${port}/studio`;
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('MIGRATION_DATABASE_URL', '');
  vi.stubEnv(setting, url);
  const outcome = await firstAdmin(url, path).catch((error: unknown) => error);
  return outcome instanceof Error ? outcome.message : '';
}

async function silentServer(): Promise<number> {
  const port = await freePort();
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return port;
}

test.each(['DATABASE_URL', 'MIGRATION_DATABASE_URL'])(
  'a start whose database is away names %s, and no password',
  async (setting) => {
    const said = await startWith(setting, await freePort());
    expect(said).toMatch(new RegExp(`^The database of ${setting} cannot be reached: connect ECONNREFUSED`));
    expect(said).not.toContain('hush');
  },
);

test('a start whose administrator is named already waits for a database that is away no longer', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'a password of ten signs');
  expect(await startWith('DATABASE_URL', await freePort())).toContain('cannot be reached');
});

test('a start whose database is silent says so within ten seconds', { timeout: 10_000 }, async () => {
  expect(await startWith('DATABASE_URL', await silentServer())).toMatch(
    /^The database of DATABASE_URL cannot be reached: .*timeout/,
  );
});
