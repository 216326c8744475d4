import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIfChanged, buildUnlessServed } from './build.ts';
import { markServed } from './served.mjs';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let site: ChildProcess;
const at = (path: string) => join(folder.path, path);

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  folder = temporaryFolder('studio-served');
  for (const path of ['backend/src', 'backend/dist', 'frontend/content/schemas'])
    mkdirSync(at(path), { recursive: true });
  for (const path of [
    'package-lock.json',
    'tsconfig.base.json',
    'backend/tsconfig.json',
    'backend/dist/before',
  ])
    writeFileSync(at(path), '');
  writeFileSync(at('backend/package.json'), '{ "scripts": { "build": "mkdir dist" } }');
  const source = `import { markServed } from '${join(import.meta.dirname, 'served.mjs')}';
    markServed('${folder.path}', 3000);
    console.log('Ready');
    process.stdin.resume();`;
  const args = ['--input-type=module', '-e', source];
  site = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(site.stdout ?? site, 'data');
});
afterEach(() => {
  site.kill('SIGKILL');
  folder.remove();
});

test('what a running site is served from is built anew by no other start', async () => {
  await expect(buildIfChanged(folder.path, 'backend')).rejects.toThrow('while a site runs from this folder');
  expect(existsSync(at('backend/dist/before'))).toBe(true);
});

test('a command beside a running site takes what that runs on', async () => {
  await buildUnlessServed(folder.path, 'backend');
  expect(existsSync(at('backend/dist/before'))).toBe(true);
});

test('what a site was served from that was killed is built anew, also by a start that will serve', async () => {
  site.kill('SIGKILL');
  await once(site, 'exit');
  const end = markServed(folder.path, 3001);
  await buildUnlessServed(folder.path, 'backend');
  expect(existsSync(at('backend/dist/before'))).toBe(false);
  end();
  expect(existsSync(at('.serving-3001'))).toBe(false);
});
