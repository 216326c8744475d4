import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';
import { pidOf } from './running-server.ts';
import { SupervisedPostgres } from './supervised-postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.mock('./postgres.ts', { spy: true });

const SOON = { timeout: 30_000 };

async function siteThatRuns(): Promise<{ folder: string; url: string }> {
  const { path: folder, remove } = temporaryFolder('studio-supervised');
  onTestFinished(remove);
  vi.spyOn(console, 'error').mockReturnValue();
  const site = new SupervisedPostgres(folder, () => {});
  onTestFinished(() => site.stop());
  return { folder, url: (await site.start())?.url ?? '' };
}

function commandBeforeNextStart(folder: string): Promise<EmbeddedPostgres> {
  return new Promise((resolve) => {
    vi.mocked(startPostgres).mockImplementationOnce(async (...settings) => {
      resolve(await startPostgres(folder));
      return startPostgres(...settings);
    });
  });
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.end();
  return true;
}

test('a database that a command starts first after a crash comes back where the site knows it', async () => {
  const { folder, url } = await siteThatRuns();
  const command = commandBeforeNextStart(folder);
  process.kill(Number(pidOf(join(folder, 'data'))), 'SIGKILL');
  await (await command).stop();
  expect(await vi.waitFor(() => answers(url), SOON)).toBe(true);
});
