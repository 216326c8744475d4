// node scripts/checks/table-owners.ts: SQL and entities of the backend are of its own folder; of others it asks their owner.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../embedded/root.ts';
import { foreignReads } from './foreign-reads.ts';

/** Of whom decision 034 says why they read other modules' tables. */
const EXCEPTIONS = new Set(['alerts enquiry', 'audit auth', 'backup pictures', 'backup enquiry']);
const NOT_SOURCE = /\.spec\.ts$|^database\/migrations\//;
const source = join(root, 'backend/src');
const sources = globSync('**/*.ts', { cwd: source })
  .filter((file) => !NOT_SOURCE.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

for (const { file, folder, what, owner } of foreignReads(sources)) {
  if (EXCEPTIONS.has(`${folder} ${owner}`)) continue;
  console.error(`backend/src/${file} reads ${what}, which is of ${owner}: ask what ${owner} offers.`);
  process.exitCode = 1;
}
