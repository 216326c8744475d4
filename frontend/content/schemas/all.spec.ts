import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemas } from './all.ts';

const folder = new URL('../', import.meta.url);
/** Made by a script and checked beside them; the staff area's words, of which nothing may be left out; the workspace. */
const others = ['pictures.json', 'picture-bytes.json', 'former-cards.json', 'admin.json', 'package.json'];
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !others.includes(name));

test.each(files)('%s holds what its schema says', (file) => {
  const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const problems = schemas[file]?.safeParse(content).error?.issues;
  expect(Object.keys(schemas)).toContain(file);
  expect(problems).toBeUndefined();
});
