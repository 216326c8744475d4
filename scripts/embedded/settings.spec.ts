import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSettings } from './keep-settings.ts';
import { readSettings, readStartSettings } from './stack.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

let data: TemporaryFolder;
beforeEach(() => {
  data = temporaryFolder('studio-settings');
  keepSettings(readStartSettings({ DATA_DIR: data.path, SITE_URL: 'https://studio.test' }), {});
});
afterEach(() => {
  vi.restoreAllMocks();
  data.remove();
});

test('a command goes by the address that the site was started with', () => {
  expect(readSettings({ DATA_DIR: data.path }).siteUrl).toBe('https://studio.test');
});

test('an address in the environment of a command goes before the one of the start', () => {
  const env = { DATA_DIR: data.path, SITE_URL: 'https://other.test' };
  expect(readSettings(env).siteUrl).toBe('https://other.test');
});

test('a start is not held to the address of the one before', () => {
  expect(readStartSettings({ DATA_DIR: data.path, PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
});

test('a command before the first start goes by the port', () => {
  expect(readSettings({ DATA_DIR: `${data.path}/none` }).siteUrl).toBe('http://localhost:3000');
});

test('the address is written anew, not into what another user left in its place', () => {
  const [file, left] = [join(data.path, 'site-url'), join(data.path, 'left')];
  writeFileSync(left, 'of somebody');
  rmSync(file);
  symlinkSync(left, file);
  keepSettings(readStartSettings({ DATA_DIR: data.path }), {});
  expect(readFileSync(left, 'utf8')).toBe('of somebody');
});

test('an address that cannot be kept ends no start, and what to do is told', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const file = join(data.path, 'site-url');
  rmSync(file);
  mkdirSync(file);
  keepSettings(readStartSettings({ DATA_DIR: data.path }), {});
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Commands beside the site need SITE_URL'));
});
