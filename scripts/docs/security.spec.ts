import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../embedded/root.ts';

/** How many of each section of ASVS 5.0 are of level 1 or 2: they are numbered first. */
const REQUIREMENTS = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
};
const wanted = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) · L[12] +\|[^|]+\| ([^|]+)\| ?([^|]*)\|$/gm)].map(
  ([, number = '', how = '', shown = '']) => ({ number, how: how.trim(), shown: shown.trim() }),
);

test('docs/security.md has every requirement of the three chapters once', () => {
  expect(rows.map(({ number }) => number)).toEqual(wanted);
});

test.each(rows)('$number says whether it is met', ({ how }) => {
  expect(how).toMatch(/^(met|in part|not met|not applicable)\b/);
});

test.each(rows.filter(({ how }) => how.startsWith('met')))(
  '$number names the test that shows it',
  ({ shown }) => {
    expect(shown).toMatch(/\.spec\.ts`|^no test of its own$/);
  },
);

test('every test that docs/security.md names exists', () => {
  const specs = globSync('{backend,e2e,frontend,nginx}/**/*.spec.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  const named = [...page.matchAll(/`([\w./-]+\.spec\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !specs.some((spec) => `/${spec}`.endsWith(`/${path}`)))).toEqual([]);
});
