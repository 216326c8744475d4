import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface EmbeddedDatabase {
  url: string;
  port: number;
  /** Of the postmaster. */
  pid: number;
}

export function embeddedDatabase(dataDir: string): EmbeddedDatabase {
  const folder = join(dataDir, 'postgres');
  const [pid, , , port] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n').map(Number);
  if (!pid || !port) throw new Error(`No Postgres runs in ${folder}.`);
  const password = readFileSync(join(folder, 'password'), 'utf8');
  return { pid, port, url: `postgres://studio:${password}@127.0.0.1:${port}/studio` };
}
