// node scripts/common-passwords.ts FILE: writes what our rule of length lets through of a list of the most common passwords,
// one a line, the most common first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './embedded/root.ts';

const MIN_LENGTH = 10;
const MAX_PASSWORDS = 150_000;

const [list] = process.argv.slice(2);
if (!list) throw new Error('Please name the file with the list.');
const lines = readFileSync(list, 'utf8').split('\n').slice(0, MAX_PASSWORDS);
const long = lines.map((line) => line.trim().toLowerCase()).filter((each) => each.length >= MIN_LENGTH);
const file = join(root, 'backend/src/auth/passwords/common-passwords.gen.ts');
const text = [...new Set(long)].toSorted().join(' ').replaceAll('\\', '\\\\').replaceAll("'", "\\'");
writeFileSync(file, `export const commonPasswords =\n  '${text}';\n`);
