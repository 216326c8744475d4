import { createECDH } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './embedded/root.ts';
import { type TemporaryFolder, temporaryFolder } from './embedded/temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;

beforeEach(() => {
  folder = temporaryFolder('studio-secrets');
  file = join(folder.path, '.env');
  copyFileSync(join(root, '.env.example'), `${file}.example`);
});
afterEach(() => folder.remove());

const make = (...flags: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/secrets.mjs'), file, ...flags], { encoding: 'utf8' });
const settings = () =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

test('every sample secret is replaced by one that nobody can guess, in a file that only its owner reads', () => {
  expect(make().status).toBe(0);
  const { JWT_SECRET, POSTGRES_PASSWORD, SITE_URL } = settings();
  expect(Object.values(settings()).join()).not.toContain('for-this-machine-only');
  expect(JWT_SECRET).toMatch(/^[\da-f]{48}$/);
  expect(POSTGRES_PASSWORD).not.toBe(JWT_SECRET);
  expect(SITE_URL).toBe('http://localhost:8080');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('who may sign in is said, with the password', () => {
  const { stdout } = make();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = settings();
  expect(stdout).toContain(`${ADMIN_EMAIL} with the password ${ADMIN_PASSWORD}`);
});

test('a file that is there stays as it is unless told otherwise', () => {
  make();
  const before = readFileSync(file, 'utf8');
  const again = make();
  expect([again.status, readFileSync(file, 'utf8')]).toEqual([1, before]);
  expect(again.stderr).toContain('stays as it is');
});

test('secrets are made anew and nothing else, and what was stays beside them', () => {
  make();
  const mine = {
    SITE_URL: 'https://studio.example',
    BACKUP_PUBLIC_KEY: 'age1mine',
    COMPOSE_FILE: 'a.yml:b.yml',
  };
  const before = Object.entries(mine).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, `# Ours.\n${before}JWT_SECRET_PREVIOUS=leaked\n`);
  const { JWT_SECRET, POSTGRES_PASSWORD, VAPID_PRIVATE_KEY } = settings();
  const { status, stdout } = make('--force');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/POSTGRES_PASSWORD.*JWT_SECRET/)]);
  expect(settings()).toMatchObject({ ...mine, VAPID_PRIVATE_KEY });
  expect([settings()['JWT_SECRET'], settings()['POSTGRES_PASSWORD']]).not.toContain(JWT_SECRET);
  expect(settings()['POSTGRES_PASSWORD']).not.toBe(POSTGRES_PASSWORD);
  expect(readFileSync(file, 'utf8')).toMatch(/^# Ours\./);
  expect(settings()['JWT_SECRET_PREVIOUS']).toBe('');
  expect(readFileSync(`${file}.before`, 'utf8')).toBe(`# Ours.\n${before}JWT_SECRET_PREVIOUS=leaked\n`);
  expect(make('--force').stderr).toContain('.env.before is there from the last time.');
  expect(statSync(`${file}.before`).mode & 0o777).toBe(0o600);
});

test('what a file of an older version lacks is added, and nothing else changed', () => {
  writeFileSync(file, 'JWT_SECRET=mine, and staying\nSITE_URL=https://studio.example');
  expect(make('--add').status).toBe(0);
  expect(settings()).toMatchObject({ JWT_SECRET: 'mine, and staying', SITE_URL: 'https://studio.example' });
  expect(settings()['POSTGRES_PASSWORD']).toMatch(/^[\da-f]{48}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a setting that a shell exports is known', () => {
  writeFileSync(file, 'export JWT_SECRET=mine');
  make('--add');
  expect(readFileSync(file, 'utf8')).toMatch(/^export JWT_SECRET=mine\n(?!.*JWT_SECRET=)/s);
  make('--force');
  expect(readFileSync(file, 'utf8')).toMatch(/^export JWT_SECRET=[\da-f]{48}\n/);
});

test('the two keys of alerts belong together', () => {
  make();
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY = '', VAPID_SUBJECT } = settings();
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(VAPID_PRIVATE_KEY, 'base64url');
  expect([keys.getPublicKey('base64url'), VAPID_SUBJECT]).toEqual([
    VAPID_PUBLIC_KEY,
    'mailto:studio@example.com',
  ]);
});

test.each(['small', 'production'])('the overlay %s gets secrets of its own too', (overlay) => {
  copyFileSync(join(root, `kubernetes/overlays/${overlay}/secret.env.example`), `${file}.example`);
  expect(make().status).toBe(0);
  expect(settings()['DATABASE_PASSWORD']).toMatch(/^[\da-f]{48}$/);
  expect(Object.values(settings()).join()).not.toContain('for-this-machine-only');
});
