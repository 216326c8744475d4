import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../embedded/root.ts';

/** Where a setting is read, and how it is written there. */
const sources: [files: string, pattern: RegExp][] = [
  ['{backend/src/config,frontend/server}/*env*.ts', /^\s+([A-Z][A-Z0-9_]+): /gm],
  ['scripts/embedded/stack.ts', /env\['([A-Z][A-Z0-9_]+)'\] \|\|/g],
  ['nginx/start.sh', /\$\{([A-Z][A-Z0-9_]+):=/g],
  ['docker-compose*.yml', /(?<!\$)\$\{([A-Z][A-Z0-9_]+)/g],
  ['{.env.example,kubernetes/overlays/*/secret.env.example}', /^([A-Z][A-Z0-9_]+)=/gm],
];
const DEVELOPMENT = [
  'PROJECT_NODE',
  'CHROMIUM_PATH',
  'WHOLE_CHROMIUM_PATH',
  'REQUIRE_ENGINES',
  'SOAK_SECONDS',
  'BENCH_SECONDS',
  'HOSTILE_SEED',
];

const found = sources.flatMap(([files, pattern]) =>
  globSync(files, { cwd: root, exclude: (file) => file.endsWith('.spec.ts') }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  ),
);
const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
const documented = [...page.matchAll(/^\|((?: `[A-Z0-9_]+`)+) +\|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
);

test('every setting of the services, of NGINX and of compose is documented', () => {
  expect(found.length).toBeGreaterThan(40);
  expect([...new Set(found)].filter((name) => !documented.includes(name))).toEqual([]);
});

test('every documented setting is read somewhere', () => {
  const known = new Set([...found, ...DEVELOPMENT]);
  expect(documented.filter((name) => !known.has(name))).toEqual([]);
});
