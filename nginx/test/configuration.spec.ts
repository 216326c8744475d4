import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';

const TLS = { TLS_CERTIFICATE: '/nowhere.pem', TLS_KEY: '/nowhere.pem' };

/** As `start.sh -t` says it: nothing is started. */
function check(settings: Record<string, string>): { status: number | null; said: string } {
  const folder = temporaryFolder('studio-nginx');
  onTestFinished(folder.remove);
  const env = { PATH: process.env['PATH'], RUN_DIR: folder.path, ACCESS_LOG: '/dev/null', ...settings };
  const { status, stderr } = spawnSync(join(import.meta.dirname, '../start.sh'), ['-t'], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

test.each<[string, Record<string, string>]>([
  ['nothing but its defaults', {}],
  ['pictures from a store', { STORE_URL: 'http://store:9000/studio' }],
  [
    'a plain store where nothing vouches for others',
    { STORE_URL: 'http://store:9000', STORE_CA: '/nowhere' },
  ],
  ['balancers in front', { TRUSTED_PROXIES: '10.0.0.0/8 fd00::/8' }],
  ['no module for brotli', { MODULES_DIR: '/nowhere' }],
  ['four workers', { WORKERS: '4' }],
])('NGINX takes the configuration with %s', (_what, settings) => {
  const { status, said } = check(settings);
  expect(said).toContain('test is successful');
  expect(status).toBe(0);
});

test('a body may be silent for as long as the documents say, and nowhere for less', () => {
  const templates = globSync(join(import.meta.dirname, '../templates/*')).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const told = /A form is ended (\d+ s) after/.exec(
    readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8'),
  );
  const set = templates.join('\n').matchAll(/client_body_timeout (\d+)s/g);
  expect([...set].map(([, seconds]) => `${seconds} s`)).toEqual([told?.[1]]);
});

test.each<[string, Record<string, string>]>([
  ['a port that is none', { PORT: 'eighty' }],
  ['a network that is none', { TRUSTED_PROXIES: '10.0.0.0/99' }],
  ['a certificate that is not there', { ...TLS, SITE_URL: 'https://studio.example' }],
])('%s is refused before anything is served', (_what, settings) => {
  const { status, said } = check(settings);
  expect(status).not.toBe(0);
  expect(said).toContain('[emerg]');
});

test.each<[string, Record<string, string>, string]>([
  ['networks with commas', { TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8' }, 'TRUSTED_PROXIES needs addresses'],
  ['a name for a network', { TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES needs addresses'],
  ['any network', { TRUSTED_PROXIES: '*' }, 'fd00::/8: *'],
  ['a store without a scheme', { STORE_URL: 'store:9000/studio' }, 'STORE_URL must begin with http://'],
])('%s is refused with a sentence', (_what, settings, sentence) => {
  const { status, said } = check(settings);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
});

test.each<[string, Record<string, string>]>([
  ['its own checks', { PORT: '8081' }],
  ['its own checks, on one address', { PORT: '9000', STATUS_LISTEN: '127.0.0.1:9000' }],
  ['TLS', { PORT: '8443', ...TLS }],
])('a public port that NGINX uses for %s is refused with a sentence', (_what, settings) => {
  const { status, said } = check(settings);
  expect([status, said]).toEqual([1, expect.stringMatching(/^Port \d+ is one that NGINX uses itself/)]);
});

test.each<[string, Record<string, string>, string]>([
  ['an address without it', { SITE_URL: 'http://studio.example' }, 'SITE_URL must begin with https://'],
  ['the default address', {}, 'SITE_URL must begin with https://'],
  ['no key', { SITE_URL: 'https://studio.example', TLS_KEY: '' }, 'TLS_CERTIFICATE needs its key'],
])('TLS with %s is refused with a sentence', (_what, settings, sentence) => {
  const { status, said } = check({ ...TLS, ...settings });
  expect([status, said]).toEqual([1, expect.stringContaining(sentence)]);
});

test('NGINX is found where Debian keeps it, also for whoever has a PATH that does not say so', () => {
  const { status, said } = check({ PATH: '/usr/local/bin:/usr/bin:/bin' });
  expect(said).toContain('test is successful');
  expect(status).toBe(0);
});
