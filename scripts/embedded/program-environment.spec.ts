import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { PROOF_SETTINGS } from './back-up-nightly.ts';
import { programEnvironment } from './program-environment.ts';
import { root } from './root.ts';
import { FRONTEND_SETTINGS } from './stack.ts';

afterEach(() => vi.unstubAllEnvs());

/** The settings that are read in these parts of a file. */
function known(file: string, parts: string[]): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return parts.flatMap((part) => {
    const [, body = ''] = new RegExp(`const ${part} = [^]*?\\{\n([^]*?)\n\\}`).exec(source) ?? [];
    return [...body.matchAll(/^ {2}([A-Z]\w+):/gm)].map(([, name = '']) => name);
  });
}

test('a program is given what it needs of the machine, and no setting of the site', () => {
  for (const name of ['LC_TIME', 'NODE_OPTIONS', 'JWT_SECRET', 'NODE_AUTH_TOKEN']) vi.stubEnv(name, 'set');
  const { PATH, LC_TIME, NODE_OPTIONS, ...others } = programEnvironment();
  expect([PATH, LC_TIME, NODE_OPTIONS]).toEqual([process.env['PATH'], 'set', 'set']);
  expect(others).not.toHaveProperty('JWT_SECRET');
  expect(others).not.toHaveProperty('NODE_AUTH_TOKEN');
});

test('the frontend is given every setting that it knows', () => {
  expect(FRONTEND_SETTINGS).toEqual(known('frontend/server/env.ts', ['envSchema']));
});

test('the proof of a backup is given every setting of the store and of backups', () => {
  const settings = known('backend/src/config/env.ts', ['store', 'backup']);
  expect(settings.filter((name) => name !== 'DATA_DIR').toSorted()).toEqual(PROOF_SETTINGS.toSorted());
});
