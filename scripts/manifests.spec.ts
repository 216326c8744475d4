import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { root } from './embedded/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const object = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
const files = globSync('kubernetes/{base,overlays,recovery}/**/*.yaml', { cwd: root });
const manifests = files
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => object.safeParse(document.toJS()).data))
  .filter((one) => one !== undefined);

const backendEgress = z.object({
  podSelector: z.object({ matchLabels: z.object({ app: z.literal('backend') }) }),
  policyTypes: z.tuple([z.literal('Egress')]),
});
const namespacesIn = (policy: unknown) =>
  [...JSON.stringify(policy).matchAll(/"kubernetes\.io\/metadata\.name":"([\w-]+)"/g)].map(
    ([, name = '']) => name,
  );

describe('the Kubernetes manifests', () => {
  test('hold one object a file', () => {
    expect(files.filter((file) => parseAllDocuments(read(file)).length > 1)).toEqual([]);
  });

  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');

  test('name every way in and out: no rule is for everybody', () => {
    const rules = z.array(z.looseObject({ to: z.array(z.unknown()).min(1) }));
    const sources = z.array(z.looseObject({ from: z.array(z.unknown()).min(1) }));
    const policy = z.object({
      spec: z.object({ egress: rules.optional(), ingress: sources.optional() }),
    });
    for (const one of policies) expect(policy.safeParse(one).error?.message).toBeUndefined();
  });

  test('let nobody reach the address that hands out the credentials of a machine', () => {
    const open = [...JSON.stringify(policies).matchAll(/"cidr":"0\.0\.0\.0\/0","except":\[([^\]]*)\]/g)];
    expect(open.length).toBeGreaterThan(0);
    for (const [, except] of open) expect(except).toContain('169.254.0.0/16');
    expect(JSON.stringify(policies)).not.toContain('"cidr":"0.0.0.0/0"}');
  });

  test('let the canary go to wherever visitors come from', () => {
    const [visitors] = policies.filter(({ metadata }) => metadata.name === 'nginx-visitors');
    const controllers = namespacesIn(visitors);
    expect(controllers).not.toEqual([]);
    const ofBackend = policies.filter(({ spec }) => backendEgress.safeParse(spec).success);
    expect(ofBackend.flatMap(namespacesIn)).toEqual(expect.arrayContaining(controllers));
  });

  test('give no pod a whole secret, and the first password only to who makes the first account', () => {
    expect(JSON.stringify(manifests)).not.toContain('secretRef');
    const knowing = manifests.filter((one) => JSON.stringify(one).includes('ADMIN_PASSWORD'));
    expect(knowing.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual(['Job migrate']);
  });

  test('start without the first password, which is taken out once it was used', () => {
    const keys = [...read('kubernetes/base/migrate/job.yaml').matchAll(/key: ADMIN_\w+(.*?) }/g)];
    expect(keys.map(([, rest]) => rest)).toEqual([', optional: true', ', optional: true']);
  });

  test('refuse the sample secrets of the store, as the backend does its own', () => {
    expect(read('kubernetes/overlays/small/bucket.yaml')).toContain('{ name: HTTP_BIND, value: 0.0.0.0 }');
    expect(read('backend/Dockerfile')).toMatch(/^ +HTTP_BIND=0\.0\.0\.0 /m);
  });

  test('start no backend in production without a mail server', () => {
    expect(read('kubernetes/overlays/production/kustomization.yaml')).toContain(
      'secretKeyRef: { name: studio, key: SMTP_URL, optional: false }',
    );
  });

  test('let NGINX ask every pod for a built file, of which one version may run in another', () => {
    const [, name] =
      /ASSETS_URL, value: http:\/\/([\w-]+)\./.exec(read('kubernetes/base/nginx/deployment.yaml')) ?? [];
    const asked = manifests.filter(({ kind, metadata }) => kind === 'Service' && metadata.name === name);
    expect(asked).toMatchObject([{ spec: { clusterIP: 'None', selector: { app: 'frontend' } } }]);
  });

  test('believe port-forward about visitors where it is the only way in', () => {
    expect(read('kubernetes/overlays/small/kustomization.yaml')).toMatch(
      /^ +- TRUSTED_PROXIES=127\.0\.0\.1$/m,
    );
  });

  test.each(['scripts/container/try-cluster', 'docs/operations.md'])(
    'are restored into by %s once the pods of the site are gone',
    (file) => {
      expect(read(file)).toMatch(
        /scale deployment nginx frontend backend --replicas=0\n.* wait --for=delete pod .*'app in \(nginx,frontend,backend\)'/,
      );
    },
  );

  test('are restored into from a pod that is there', () => {
    expect(read('docs/operations.md')).toMatch(
      /kubectl apply -f -\n.* wait --for=jsonpath='\{\.status\.ready\}'=1 job\/restore .*\n.* exec job\/restore /,
    );
  });

  test('that cannot be changed are all named where a version is applied again', () => {
    const jobs = manifests.filter(({ kind }) => kind === 'Job').map(({ metadata }) => metadata.name);
    const [, named = ''] =
      /to apply again sooner:\s+`kubectl -n studio delete job ([^`]+)`/.exec(read('docs/UPGRADING.md')) ?? [];
    expect(
      named
        .split(' ')
        .filter((name) => !name.startsWith('--'))
        .toSorted(),
    ).toEqual(jobs.toSorted());
  });

  test('wait at the ingress for longer than NGINX behind it does', () => {
    const templates = globSync('nginx/templates/*.conf', { cwd: root }).map(read).join('\n');
    const waits = [...templates.matchAll(/proxy_read_timeout (\S+);/g)].map(([, wait = '']) => wait);
    expect(waits).not.toEqual([]);
    for (const wait of waits) expect(wait).toMatch(/^\d+s$/);
    const [, atIngress] =
      /proxy-read-timeout: '(\d+)'/.exec(read('kubernetes/overlays/production/ingress.yaml')) ?? [];
    expect(Number(atIngress)).toBeGreaterThan(Math.max(...waits.map((wait) => Number.parseInt(wait, 10))));
  });

  test('log no address and no query at the ingress', () => {
    const [ingress] = manifests.filter(({ kind }) => kind === 'Ingress');
    expect(ingress?.metadata).toMatchObject({
      annotations: { 'nginx.ingress.kubernetes.io/enable-access-log': 'false' },
    });
  });

  test('run a Postgres that logs nothing of what is in rows', () => {
    const small = read('kubernetes/overlays/small/postgres/stateful-set.yaml');
    expect(small).toContain('args: [postgres, -c, log_error_verbosity=terse]');
    for (const { spec } of manifests.filter(({ kind }) => kind === 'Cluster'))
      expect(spec).toMatchObject({ postgresql: { parameters: { log_min_messages: 'log' } } });
  });

  test('archive the WAL of a recovered database as of the first', () => {
    const clusters = manifests.filter(({ kind }) => kind === 'Cluster');
    const archiver = { isWALArchiver: true, parameters: { barmanObjectName: 'wal-archive' } };
    expect(clusters).toHaveLength(2);
    for (const { spec } of clusters) expect(spec).toMatchObject({ plugins: [archiver] });
  });

  test('archive the WAL of each recovery under a name with its moment in it', () => {
    const recovery = read('kubernetes/recovery/database.yaml');
    const [, day = '', hour, minute] = /targetTime: '(\S+) (\d\d):(\d\d)/.exec(recovery) ?? [];
    const [, plugins] = recovery.split('\n  plugins:\n');
    expect(plugins).toMatch(new RegExp(`serverName: \\S+-${day.replaceAll('-', '')}-${hour}${minute}\\b`));
  });

  test('that refer to the database are all named where one is put in its place', () => {
    const production = 'kubernetes/overlays/production/';
    const referring = files
      .filter((file) => file.startsWith(production))
      .filter((file) => /^kind: Cluster$|cluster: \{ name: |database(-\d+)?-(app|rw)\b/m.test(read(file)));
    const [, step = ''] = /^6\. Switch over(.*?)^7\. /ms.exec(read('docs/operations.md')) ?? [];
    const named = [...step.matchAll(/`([\w/-]+\.yaml)`/g)].map(([, file = '']) => file);
    expect(referring.map((file) => file.slice(production.length)).toSorted()).toEqual(
      [...new Set(named)].filter((file) => file !== 'kubernetes/recovery/database.yaml').toSorted(),
    );
  });

  test('keep the archive of the database for as long as visitors are told that backups are kept', () => {
    const { backups } = z.object({ backups: z.string() }).parse(JSON.parse(read('studio/retention.json')));
    const archives = manifests.filter(({ kind }) => kind === 'ObjectStore');
    expect(archives).toHaveLength(1);
    expect(archives[0]).toHaveProperty('spec.retentionPolicy', backups.replace(' days', 'd'));
  });
});
