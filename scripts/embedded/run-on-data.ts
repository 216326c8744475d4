import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfChanged } from './build.ts';
import { claimDatabase } from './database.ts';
import { keptSecret } from './kept-secret.ts';
import { startPostgres } from './postgres.ts';
import { readSettings, root } from './stack.ts';

/**
 * Runs a program of the backend on the data of this site with the file that was named, and ends with its exit code. The
 * built-in Postgres is started for it unless the site is running.
 */
export async function runOnData(program: string, usage: string): Promise<void> {
  const file = process.argv[2];
  if (!file) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const { dataDir, siteUrl } = readSettings(process.env);
  await buildIfChanged(root, 'backend');
  const database = await findDatabase(dataDir);
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    JWT_SECRET: process.env['JWT_SECRET'] || keptSecret(join(dataDir, 'jwt-secret'), 48),
  };
  // npm goes to the project's folder; the file is meant from where it was called.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const child = spawn(process.execPath, [join('dist', program), path], {
    cwd: join(root, 'backend'),
    env,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  await database.giveBack();
}

async function findDatabase(dataDir: string): Promise<{ url: string; giveBack: () => Promise<void> }> {
  const url = process.env['DATABASE_URL'];
  if (url) return { url, giveBack: async () => {} };
  if (!existsSync(dataDir))
    throw new Error(`There is no data in ${dataDir}. Start the site once, or set DATA_DIR.`);
  const postgres = await startPostgres(join(dataDir, 'postgres'));
  const release = await claimDatabase(postgres.url);
  if (!release) return { url: postgres.url, giveBack: async () => {} };
  // Given back at once: a restore wants the database to itself.
  await release();
  return { url: postgres.url, giveBack: () => postgres.stop() };
}
