import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assertReadable } from './assert-readable.ts';
import { makeFolder } from './make-folder.ts';
import { hasDatabase } from './database-place.ts';
import { firstAdmin } from './first-admin.ts';
import { freePort } from './free-port.ts';
import { fromProject } from './from-project.ts';
import { giveToOwner } from './give-to-owner.mjs';
import { keptSiteUrl } from './keep-settings.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';
import { SupervisedPostgres } from './supervised-postgres.ts';
import { migrate } from './migrate.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';
import type { EmbeddedPostgres } from './postgres.ts';
import { Service } from './service.ts';
import type { Shutdown } from './shutdown.ts';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  siteUrl: string;
  backupDir: string | undefined;
}

/** Of a command beside the site: its address is the one that the site was last started with. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const settings = readStartSettings(env);
  const siteUrl = env['SITE_URL'] || keptSiteUrl(settings.dataDir);
  return siteUrl ? { ...settings, siteUrl } : settings;
}

export function readStartSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${env['PORT']}".`);
  }
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(root, env['DATA_DIR'] || 'data'),
    siteUrl: env['SITE_URL'] || `http://localhost:${port}`,
    backupDir: env['BACKUP_DIR'] || undefined,
  };
}

/** All that the frontend knows, and it is given no other: it is what the public reaches. */
export const FRONTEND_SETTINGS = [
  'PORT',
  'HOST',
  'BACKEND_URL',
  'SITE_URL',
  'TAG_MANAGER_ID',
  'PAGE_CACHE',
  'TRUST_PROXY',
  'SHUTDOWN_TIMEOUT_SECONDS',
];

const MAX_OLD_SPACE_MB = { backend: 192, frontend: 112 };

/** V8's limits in MB; glibc's thresholds in bytes, so that it returns the memory of decoded photographs. */
export function smallFootprint(service: ServiceName) {
  const limits = `--max-semi-space-size=8 --max-old-space-size=${MAX_OLD_SPACE_MB[service]}`;
  return {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${limits}`,
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '2',
  };
}

/** Makes later starts a third quicker. */
export function compileCache(dataDir: string): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: join(dataDir, 'compiled') };
}

/** What a site leaves in its folder besides its database. */
const TRACES = ['jwt-secret', 'logs/backend.log'];

export type ServiceName = 'backend' | 'frontend';
type Environment = Record<string, string | undefined>;
export type Database = Record<'DATABASE_URL' | 'MIGRATION_DATABASE_URL', string> & {
  SCRATCH_DATABASE_URL: string | undefined;
};

export interface Stack {
  backend: Service;
  frontend: Service;
  introduceAdmin: () => void;
}

export interface Programs {
  mode: 'production' | 'development';
  backend: string[];
  frontend: string[];
}

export async function prepareStack(
  settings: Settings,
  programs: Programs,
  shutdown: Shutdown,
): Promise<Stack> {
  const { host, dataDir, siteUrl } = settings;
  makeFolder(dataDir);
  await shutdown.add(() => giveToOwner(dataDir));
  assertReadable(dataDir);
  const database = configuredDatabase() ?? (await embeddedDatabase(dataDir, shutdown));
  const admin = await firstAdmin(database.MIGRATION_DATABASE_URL, dataDir);
  const site = { SITE_URL: siteUrl, HTTP_BIND: host };
  if (process.env['RUN_MIGRATIONS'] !== 'false')
    await migrate({ ...site, ...database, ...admin.env, ...compileCache(dataDir) });
  const env = environments(settings, programs.mode, database, await freePort());
  const service = (name: ServiceName): Service =>
    new Service({
      name,
      args: programs[name],
      cwd: join(root, name),
      env: env[name],
      ...(name === 'frontend' && { settings: FRONTEND_SETTINGS }),
      logFile: join(dataDir, 'logs', `${name}.log`),
      onGivingUp: (reason) => {
        console.error(reason);
        void shutdown.run(1);
      },
    });
  const stack = {
    backend: service('backend'),
    frontend: service('frontend'),
    introduceAdmin: admin.introduce,
  };
  await shutdown.add(async () => {
    await Promise.all([stack.frontend.stop(), stack.backend.stop()]);
  });
  await shutdown.add(await nightlyBackups(settings.backupDir, { ...site, ...database, DATA_DIR: dataDir }));
  return stack;
}

const NO_BACKUP = 'There would be no backup in BACKUP_DIR.';
async function nightlyBackups(backupDir: string | undefined, env: Environment): Promise<() => Promise<void>> {
  const settings = { ...env, ...fromProject('BACKUP_PRIVATE_KEY_FILE') };
  if (backupDir) process.stderr.write(await runToEnd('backup/check-settings.js', settings, NO_BACKUP));
  return backUpNightly(backupDir, env);
}

/** No service needs them. */
const OF_MIGRATIONS = {
  ADMIN_EMAIL: undefined,
  ADMIN_PASSWORD: undefined,
  DATABASE_URL: undefined,
  MIGRATION_DATABASE_URL: undefined,
  SCRATCH_DATABASE_URL: undefined,
};

function environments(
  settings: Settings,
  mode: Programs['mode'],
  database: Database,
  backendPort: number,
): Record<ServiceName, Environment> {
  const { port, host, dataDir, siteUrl } = settings;
  const { DATABASE_URL } = database;
  const shared = {
    NODE_ENV: mode,
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    ...OF_MIGRATIONS,
    ...compileCache(dataDir),
    ...fromProject('COUNTRY_DATABASE'),
  };
  return {
    backend: {
      ...shared,
      ...footprint(mode, 'backend'),
      PORT: String(backendPort),
      HOST: '127.0.0.1',
      HTTP_BIND: host,
      ...(mode === 'development' ? database : { DATABASE_URL, RUN_MIGRATIONS: 'false' }),
      JWT_SECRET: process.env['JWT_SECRET'] || loadOrCreateSecret(join(dataDir, 'jwt-secret'), 48),
      SEED_DEMO: process.env['SEED_DEMO'] || 'true',
      // Only the frontend, which has checked the proxies in front of itself.
      TRUST_PROXY: '1',
    },
    frontend: {
      ...shared,
      ...footprint(mode, 'frontend'),
      PORT: String(port),
      HOST: host,
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    },
  };
}

/** In development the bundler runs inside the frontend and needs its memory. */
function footprint(mode: Programs['mode'], service: ServiceName): Environment {
  return mode === 'production' ? smallFootprint(service) : {};
}

export function configuredDatabase(): Database | undefined {
  const { DATABASE_URL, MIGRATION_DATABASE_URL, SCRATCH_DATABASE_URL } = process.env;
  if (!DATABASE_URL) return undefined;
  return {
    DATABASE_URL,
    MIGRATION_DATABASE_URL: MIGRATION_DATABASE_URL || DATABASE_URL,
    SCRATCH_DATABASE_URL,
  };
}

type Addresses = Pick<EmbeddedPostgres, 'url' | 'servingUrl' | 'scratchUrl'>;

export function addressesOf({ url, servingUrl, scratchUrl }: Addresses): Database {
  return { DATABASE_URL: servingUrl, MIGRATION_DATABASE_URL: url, SCRATCH_DATABASE_URL: scratchUrl };
}

async function embeddedDatabase(dataDir: string, shutdown: Shutdown): Promise<Database> {
  console.log('Starting Postgres…');
  const folder = join(dataDir, 'postgres');
  if (TRACES.some((name) => existsSync(join(dataDir, name))) && !hasDatabase(folder))
    throw new Error(
      `A site has run with the data in ${dataDir}, whose database is not in ${folder} and cannot be found. Put it back there, restore a backup (npm run restore -- FILE), or set DATABASE_URL or another DATA_DIR.`,
    );
  const postgres = new SupervisedPostgres(folder, (reason) => {
    console.error(reason);
    void shutdown.run(1);
  });
  const addresses = await postgres.start();
  if (!addresses)
    throw new Error(
      `The site is already running with the data in ${dataDir}, or a backup is being restored into it. Stop the site or wait for the restore, or set another DATA_DIR.`,
    );
  await shutdown.add(() => postgres.stop());
  if (addresses.folder !== folder) console.log(`The database of ${dataDir} lies in ${addresses.folder}.`);
  return addressesOf(addresses);
}
