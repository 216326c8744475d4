import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../scripts/embedded/free-port.ts';
import { migrate } from '../scripts/embedded/migrate.ts';
import { startPostgres } from '../scripts/embedded/postgres.ts';
import { root } from '../scripts/embedded/root.ts';
import { Service } from '../scripts/embedded/service.ts';
import { compileCache, smallFootprint } from '../scripts/embedded/stack.ts';
import { temporaryFolder } from '../scripts/embedded/temporary-folder.ts';
import { adminAccount, STUDIO } from '../testing/actors/admin-account.ts';
import { startNginx } from '../testing/servers/nginx.ts';
import { startTcpBalancer } from '../testing/servers/tcp-balancer.ts';

const SECRET = 'only for these tests, long enough';

export interface Replicas {
  url: string;
  /** Each twice. */
  services: Service[];
  dataDir: string;
  nginxFolder: string;
  rows: (sql: string, ...values: unknown[]) => Promise<unknown[]>;
  stop: () => Promise<void>;
}

/** Two backends and two frontends on one database, each pair behind a balancer, and NGINX in front of both. */
export async function startReplicas(settings: Record<string, string>): Promise<Replicas> {
  const folder = temporaryFolder('studio-replicas');
  const postgres = await startPostgres(join(folder.path, 'postgres'));
  const database = { DATABASE_URL: postgres.servingUrl };
  const staff = { ADMIN_EMAIL: adminAccount.email, ADMIN_PASSWORD: adminAccount.password };
  await migrate({ ...database, ...staff, MIGRATION_DATABASE_URL: postgres.url });
  const ports = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  const [backends, frontends] = [ports.slice(0, 2), ports.slice(2, 4)];
  const balancers = [
    await startTcpBalancer(backends, '/api/health/live'),
    await startTcpBalancer(frontends, '/health'),
  ] as const;
  const [BACKEND_URL, FRONTEND_URL] = [balancers[0].url, balancers[1].url];
  const services = servicesOf(folder.path, [backends, frontends], {
    ...settings,
    ...database,
    BACKEND_URL,
    PAGE_CACHE_URL: `http://127.0.0.1:${ports[4]}`,
  });
  await Promise.all(services.map((one) => one.start()));
  const nginx = await startNginx(
    { FRONTEND_URL, BACKEND_URL, TRUSTED_PROXIES: '127.0.0.1', PAGE_REFRESH_SECRET: SECRET },
    ports[4],
  );
  return {
    url: nginx.url,
    services,
    dataDir: folder.path,
    nginxFolder: nginx.folder,
    rows: (sql, ...values) => query(postgres.url, sql, values),
    stop: async () => {
      await nginx.stop();
      await Promise.all(services.map((one) => one.stop()));
      for (const balancer of balancers) balancer.stop();
      await postgres.stop();
      folder.remove();
    },
  };
}

function servicesOf(
  folder: string,
  [backends = [], frontends = []]: number[][],
  { BACKEND_URL = '', ...settings }: Record<string, string>,
): Service[] {
  const shared = { ...compileCache(folder), NODE_ENV: 'production', TRUST_PROXY: '1' };
  const backend = {
    ...shared,
    ...smallFootprint('backend'),
    ...settings,
    RUN_MIGRATIONS: 'false',
    JWT_SECRET: SECRET,
    ENQUIRY_TO: STUDIO,
    PAGE_REFRESH_SECRET: SECRET,
  };
  const { SHUTDOWN_TIMEOUT_SECONDS } = settings;
  const frontend = {
    ...shared,
    ...smallFootprint('frontend'),
    SHUTDOWN_TIMEOUT_SECONDS,
    BACKEND_URL,
    PAGE_CACHE: 'true',
  };
  return [
    ...backends.map((port) => {
      const env = { ...backend, DATA_DIR: dataDirOf(folder, port) };
      return service(folder, 'backend', 'dist/main.js', env, port);
    }),
    ...frontends.map((port) => service(folder, 'frontend', 'server/main.ts', frontend, port)),
  ];
}

/** Pictures and files are of both, as in a bucket; what is under way is of one. */
function dataDirOf(folder: string, port: number): string {
  const own = join(folder, `backend-${port}`);
  mkdirSync(own);
  for (const name of ['uploads', 'enquiry-files']) {
    const shared = join(folder, name);
    mkdirSync(shared, { recursive: true, mode: 0o700 });
    symlinkSync(shared, join(own, name));
  }
  return own;
}

function service(
  folder: string,
  name: string,
  program: string,
  env: Record<string, string | undefined>,
  port: number,
): Service {
  return new Service({
    name,
    args: [program],
    cwd: join(root, name),
    env: { ...env, PORT: String(port) },
    logFile: join(folder, `${name}-${port}.log`),
    onGivingUp: (reason) => process.stderr.write(`${reason}\n`),
  });
}

async function query(url: string, sql: string, values: unknown[]): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}
