import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from './embedded/root.ts';
import { temporaryFolder } from './embedded/temporary-folder.ts';

const service = z.looseObject({
  image: z.string().optional(),
  build: z.unknown().optional(),
  profiles: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.unknown()).default({}),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.looseObject({})).optional(),
});
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readCompose = (file: string) => compose.parse(parse(read(file), { merge: true, logLevel: 'error' }));
const { services, networks = {} } = readCompose('docker-compose.yml');
const networksOf = (name: string) => services[name]?.networks ?? [];
const whoKnows = (word: string) =>
  Object.keys(services).filter((name) => JSON.stringify(services[name]?.environment).includes(word));

const hasCompose = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;

describe('the compose stack', () => {
  test.each(globSync('docker-compose*.yml', { cwd: root }))('%s publishes on this machine alone', (file) => {
    const published = Object.values(readCompose(file).services).flatMap(({ ports }) => ports);
    for (const port of published) expect(port).toMatch(/^\$\{HTTP_BIND:-127\.0\.0\.1\}:/);
  });

  test('publishes only NGINX', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports.length)).toEqual(['nginx']);
  });

  test.each(['postgres', 'mailpit'])('NGINX shares no network with %s', (other) => {
    expect(networksOf('nginx').filter((network) => networksOf(other).includes(network))).toEqual([]);
  });

  test.each(['postgres', 'store', 'mailpit'])('%s has no way out', (name) => {
    for (const network of networksOf(name)) expect(networks[network]).toEqual({ internal: true });
  });

  test('a balancer of this machine has a fixed address, which is named and not believed unasked', () => {
    const [, subnet = ''] = /\$\{WEB_SUBNET:-(\S+)\.0\/24\}/.exec(JSON.stringify(networks['web'])) ?? [];
    const sample = read('.env.example');
    expect(sample).toContain(`\nWEB_SUBNET=${subnet}.0/24\n`);
    for (const text of [sample, read('docs/operations.md')])
      expect(text).toContain(`TRUSTED_PROXIES=${subnet}.1`);
    expect(sample).toContain('\nTRUSTED_PROXIES=\n');
    expect(services['nginx']?.environment).toMatchObject({
      TRUSTED_PROXIES: '127.0.0.1 ${TRUSTED_PROXIES:-}',
    });
  });

  test('no log keeps a backup or a private key that goes through it', () => {
    expect(services['backup']).toMatchObject({ logging: { driver: 'none' } });
  });

  test('Postgres logs nothing of what is in rows', () => {
    expect(services['postgres']).toMatchObject({ command: ['postgres', '-c', 'log_error_verbosity=terse'] });
  });

  test('the site is held back by nothing that it does without', () => {
    expect(read('backend/Dockerfile')).toMatch(/^HEALTHCHECK .*"\/api\/health\/live"\]$/m);
  });

  test('builds no image twice at once, and fetches none that it builds', () => {
    const together = Object.values(services).filter(({ profiles }) => !profiles.includes('backup'));
    const built = together.flatMap(({ build, image = '' }) => (build ? [image] : []));
    expect(built).toEqual([...new Set(built)]);
    const others = Object.values(services).filter(
      ({ build, image }) => !build && image?.startsWith('studio-'),
    );
    expect(others.map(({ image }) => built.includes(image ?? ''))).toEqual([true, true, true]);
    for (const one of others) expect(one).toMatchObject({ pull_policy: 'never' });
  });

  test('goes back to a version by its checkout, since images of every version have one name', () => {
    const ours = Object.values(services).filter(({ build }) => build);
    for (const { image } of ours) expect(image).toMatch(/^studio-\w+:\$\{TAG:-local\}$/);
    const [, theWayBack = ''] = /\*\*The way back\.\*\*(.*?)\n\n/s.exec(read('docs/UPGRADING.md')) ?? [];
    expect(theWayBack).toMatch(/`git checkout`[^.]+`docker compose up -d --build`/);
    expect(theWayBack).not.toContain('`TAG`');
  });

  test('is brought to a new version while that before serves on', () => {
    const [, everyTime = ''] = /## Every time(.*?)\n## /s.exec(read('docs/UPGRADING.md')) ?? [];
    const [, name = ''] =
      /`docker compose build && docker compose run --rm (\w+) && docker compose up -d`/.exec(everyTime) ?? [];
    expect(services[name]).toMatchObject({ command: ['node', 'dist/migrate.js'] });
    expect(services[name]?.build).toBeDefined();
  });

  test.each(['docker-compose.tls.yml', 'docs/configuration.md'])(
    '%s says what redirects to TLS, and how a certificate that is a link gets in',
    (file) => {
      for (const word of ['HTTP_PORT=80', 'cp -L', 'docker compose restart nginx'])
        expect(read(file)).toContain(word);
    },
  );

  test('journeys are never offered for a site with data', () => {
    expect(read('README.md')).not.toContain('run --rm e2e');
    expect(read('CONTRIBUTING.md')).toMatch(
      /never on a site with data.*--profile test run --rm e2e`.*rm -sf e2e-gate`/s,
    );
  });

  test('a file that an operator names is never taken for a volume', () => {
    const volumes = JSON.stringify(services['backend']?.['volumes']);
    expect(volumes).toMatch(/^\[\{"type":"bind","source":"\$\{COUNTRY_DATABASE:-\/dev\/null\}"/);
  });

  test('NGINX is given every setting of its own that the operators are told to set', () => {
    const own = [...read('nginx/start.sh').matchAll(/\$\{([A-Z_]+):=/g)].map(([, name = '']) => name);
    const told = own.filter((name) => read('docs/operations.md').includes(`\`${name}`));
    expect(told).toContain('TRUSTED_PROXIES');
    expect(told.filter((name) => !(name in (services['nginx']?.environment ?? {})))).toEqual([]);
  });

  test('each secret is known to those who need it, and to nobody else', () => {
    expect(whoKnows('POSTGRES_PASSWORD')).toEqual(['migrate', 'backup', 'postgres', 'e2e']);
    expect(whoKnows('ADMIN_PASSWORD')).toEqual(['migrate', 'e2e']);
    expect(whoKnows('STORE_ROOT_PASSWORD')).toEqual(['store', 'bucket']);
    expect(whoKnows('SCRATCH_DATABASE_PASSWORD')).toEqual(['migrate', 'prove-restore']);
    expect(whoKnows('${S3_SECRET_ACCESS_KEY')).not.toContain('prove-restore');
    expect(whoKnows('JWT_SECRET')).toEqual(['backend']);
    expect(whoKnows('SMTP_URL')).toEqual(['backend']);
  });

  test('whoever checks for sample secrets knows how the site is reached', () => {
    for (const name of ['backend', 'bucket'])
      expect(services[name]?.environment).toMatchObject({
        SITE_URL: expect.stringContaining('${SITE_URL'),
        HTTP_BIND: '${HTTP_BIND:-127.0.0.1}',
      });
  });

  test('SeaweedFS has volumes for both buckets on a disk with 2 GB to spare', () => {
    const megabytes = Number(/volumeSizeLimitMB=(\d+)/.exec(read('docker-compose.seaweedfs.yml'))?.[1]);
    expect(2 * 7 * megabytes).toBeLessThan(2048);
  });

  test.runIf(hasCompose)('publishes on loopback as Docker reads it, and elsewhere when told', () => {
    expect(portsFor({})).toEqual(['127.0.0.1']);
    expect(portsFor({ HTTP_BIND: '0.0.0.0' })).toEqual(['0.0.0.0']);
  });

  test.runIf(hasCompose)('starts without the first password, which is taken out once it was used', () => {
    expect(portsFor({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toEqual(['127.0.0.1']);
  });
});

describe('a copy of the stack, for the trial of a restore', () => {
  const copy = environmentOfCopy();

  test('stands beside the site', () => {
    expect(copy).toMatchObject({
      COMPOSE_PROJECT_NAME: 'studio-try',
      COMPOSE_FILE: 'docker-compose.yml',
      WEB_SUBNET: expect.not.stringContaining('192.168.251.'),
      SITE_URL: `http://localhost:${copy['HTTP_PORT']}`,
      HTTP_PORT: expect.not.stringMatching(/^(8080|8081|8443)$/),
      HTTP_BIND: '127.0.0.1',
    });
  });

  test('mails into its own Mailpit and keeps its pictures in its own store', () => {
    expect(copy).toMatchObject({
      SMTP_URL: 'smtp://mailpit:1025',
      S3_ENDPOINT: 'http://store:9000',
      S3_FORCE_PATH_STYLE: 'true',
      STORE_URL: '',
    });
  });

  test.each([
    'CANARY_TO',
    'IMAP_URL',
    'ALERT_WEBHOOK_URL',
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
    'VAPID_SUBJECT',
    'TAG_MANAGER_ID',
  ])('has no %s', (name) => {
    expect(copy[name]).toBe('');
  });

  test('takes no address from .env', () => {
    const addresses = [...read('.env.example').matchAll(/^([A-Z0-9_]+_(?:URL|ENDPOINT))=/gm)];
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.map(([, name]) => name).filter((name = '') => !(name in copy))).toEqual([]);
  });

  test('is taken down as the operators are told', () => {
    const command = `docker compose --project-name ${copy['COMPOSE_PROJECT_NAME']} down --volumes`;
    expect(read('docs/operations.md')).toContain(command);
  });
});

/** Of what `scripts/stack-try` calls in the place of Docker. */
function environmentOfCopy(): Record<string, string> {
  const folder = temporaryFolder('studio-try');
  try {
    const at = (name: string) => join(folder.path, name);
    writeFileSync(at('backup.tar'), '');
    writeFileSync(at('docker'), `#!/bin/sh\nenv >'${at('environment')}'\necho healthy\n`, { mode: 0o755 });
    const PATH = `${folder.path}${delimiter}${process.env['PATH']}`;
    const env = { PATH, S3_ENDPOINT: 'https://s3.example', SMTP_URL: 'smtps://mail.example' };
    const { status, stderr } = spawnSync(join(root, 'scripts/stack-try'), [at('backup.tar')], { env });
    if (status !== 0) throw new Error(String(stderr));
    const lines = readFileSync(at('environment'), 'utf8').trimEnd().split('\n');
    return Object.fromEntries(
      lines.map((line): [string, string] => {
        const [name = '', value = ''] = line.split(/=(.*)/);
        return [name, value];
      }),
    );
  } finally {
    folder.remove();
  }
}

function portsFor(env: Record<string, string>): string[] {
  const args = ['compose', '--env-file', '.env.example', 'config', '--format', 'json'];
  const { stdout } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const { services: all } = z
    .object({
      services: z.object({ nginx: z.object({ ports: z.array(z.object({ host_ip: z.string() })) }) }),
    })
    .parse(JSON.parse(stdout));
  return all.nginx.ports.map(({ host_ip }) => host_ip);
}
