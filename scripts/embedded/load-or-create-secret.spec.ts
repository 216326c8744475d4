import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOrCreateSecret } from './load-or-create-secret.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;

beforeEach(() => {
  folder = temporaryFolder('studio-secret');
  file = join(folder.path, 'secret');
});

afterEach(() => folder.remove());

test('a secret that was made once is read from then on, by its owner alone', () => {
  const secret = loadOrCreateSecret(file, 24);
  expect(secret).toHaveLength(32);
  expect(loadOrCreateSecret(file, 24)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('an empty file, as a machine that lost its power leaves one, is no secret', () => {
  writeFileSync(file, '');
  const secret = loadOrCreateSecret(file, 24);
  expect(secret).toHaveLength(32);
  expect(readFileSync(file, 'utf8')).toBe(secret);
});

test('none is made where none is wanted', () => {
  writeFileSync(file, '');
  expect(loadOrCreateSecret(file, 0)).toBeUndefined();
});
