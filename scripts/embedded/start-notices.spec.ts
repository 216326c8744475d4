import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startNotices } from './start-notices.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder('studio-notices');
});
afterEach(() => folder.remove());

test('a public site without a mail server says that no mail leaves it', () => {
  expect(startNotices(folder.path, 'https://studio.test', {})).toEqual([
    expect.stringMatching(/^No mail leaves .* SMTP_URL /),
  ]);
});

test.each(['0.0.0.0', '::', '192.168.1.5'])(
  'a site that others reach at %s without an address says so too',
  (host) => {
    expect(startNotices(folder.path, 'http://localhost:3000', { HOST: host })).toEqual([
      expect.stringMatching(/^No mail leaves .* SMTP_URL /),
    ]);
  },
);

test.each([
  ['a site that listens at the other number of this machine', 'http://localhost:3000', { HOST: '::1' }],
  ['a public site with a mail server', 'https://studio.test', { SMTP_URL: 'smtps://mail.test' }],
  ['a site of this machine', 'http://localhost:3000', {}],
  ['a site of this machine by its number', 'http://127.0.0.1:3000', {}],
])('%s has nothing to say', (_which, siteUrl, env) => {
  expect(startNotices(folder.path, siteUrl, env)).toEqual([]);
});

test('a file of settings that is for containers alone is named', () => {
  writeFileSync(join(folder.path, '.env'), '');
  expect(startNotices(folder.path, 'http://localhost:3000', {})).toEqual([
    expect.stringContaining('.env is read by docker compose alone'),
  ]);
});
