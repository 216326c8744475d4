// node scripts/checks/table-owners.ts: SQL of the backend names the tables of its own folder; of others it asks their owner.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../embedded/root.ts';

/** Of whom decision 034 says why they read other modules' tables. */
const EXCEPTIONS = new Set(['alerts enquiry', 'audit auth', 'backup pictures', 'backup enquiry']);
const NOT_SOURCE = /\.spec\.ts$|^database\/migrations\//;
const ENTITY = /@Entity\(\s*(?:\{\s*name:\s*)?'(\w+)'/g;
const TABLE = /\b(?:FROM|JOIN|INTO|UPDATE)\s+"?([a-z_]+)"?/g;
const source = join(root, 'backend/src');
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !NOT_SOURCE.test(file));
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const folderOf = (file: string) => file.split('/')[0] ?? '';

const owners = new Map(
  files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(ENTITY)].map(([, table = '']) => [table, folderOf(file)] as const),
    ),
);
for (const file of files) {
  for (const [, table = ''] of read(file).matchAll(TABLE)) {
    const [folder, owner] = [folderOf(file), owners.get(table)];
    if (!owner || owner === folder || EXCEPTIONS.has(`${folder} ${owner}`)) continue;
    console.error(`backend/src/${file} reads ${table}, which is of ${owner}: ask what ${owner} offers.`);
    process.exitCode = 1;
  }
}
