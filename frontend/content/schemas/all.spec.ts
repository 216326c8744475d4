import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemas } from './all.ts';

const folder = new URL('../', import.meta.url);
/** Made by a script and checked beside them; the staff area's words, of which nothing may be left out; the workspace. */
const others = ['pictures.json', 'picture-bytes.json', 'former-cards.json', 'admin.json', 'package.json'];
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !others.includes(name));

test('every file of content holds what its schema says', () => {
  for (const file of files) {
    const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    expect.soft(Object.keys(schemas)).toContain(file);
    expect.soft(schemas[file]?.safeParse(content).error?.issues, file).toBeUndefined();
  }
});
