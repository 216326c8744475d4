import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Place, placeOf, rememberPlace } from './database-place.ts';
import { type DatabaseUse, useDatabase } from './database-use.ts';
import { freePort } from './free-port.ts';
import { FullDisk } from './full-disk.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';
import { withLock } from './lock.mjs';
import { programEnvironment } from './program-environment.ts';
import { findBinaries } from './postgres-binaries.ts';
import { pidOf, portOf, refuseCopy } from './running-server.ts';

const USER = 'studio';
const DATABASE = 'studio';
export const START_LOCK = '.starting';
const SERVING_USER = 'studio_app';
/** The role and its database. */
const SCRATCH = 'studio_scratch';
const INITDB_FLAGS = [
  '-U',
  USER,
  '-A',
  'scram-sha-256',
  '-E',
  'UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];
const STOP_TIMEOUT_SECONDS = 60;
const MAX_START_ATTEMPTS = 3;

export interface EmbeddedPostgres {
  /** Another one than was asked for where the user who runs it could not enter that. */
  folder: string;
  /** Made by this start. */
  isNew: boolean;
  /** As the owner of the tables. */
  url: string;
  servingUrl: string;
  /** Made by the migrations: what backups are restored into by way of trial. */
  scratchUrl: string;
  /** To serve or replace the data. @returns whether nobody else does */
  claim(onLost?: () => void): Promise<boolean>;
  /** Leaves it to others who use it, of whom the last stops it. */
  stop(): Promise<void>;
}

/** Takes over a server that a killed process left running in `folder`. */
export async function startPostgres(
  folder: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const server = new Server(placeOf(folder));
  await withLock(join(server.folder, START_LOCK), async () => {
    if (!existsSync(server.data)) await server.create();
    rememberPlace(folder, server.folder);
    await server.use(settings);
    await server.createDatabase();
  }).catch(async (error: unknown) => {
    await server.stop();
    throw FullDisk.or(error, server.folder);
  });
  return {
    folder: server.folder,
    isNew: server.isNew,
    url: server.url(DATABASE),
    servingUrl: server.servingUrl(),
    scratchUrl: server.scratchUrl(),
    claim: (onLost) => server.claim(onLost),
    stop: () => server.stop(),
  };
}

class Server {
  readonly folder: string;
  readonly data: string;
  isNew = false;
  private readonly passwordFile: string;
  private readonly bin: string;
  private readonly runAs: Place['runAs'];
  private session: DatabaseUse | undefined;

  constructor({ folder, runAs }: Place) {
    this.bin = findBinaries(runAs);
    this.runAs = runAs;
    this.folder = folder;
    this.data = join(folder, 'data');
    this.passwordFile = join(folder, 'password');
  }

  async create(): Promise<void> {
    // Renamed when complete: an interrupted creation starts over.
    const unfinished = `${this.data}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    this.own(this.folder);
    this.own(unfinished);
    writeFileSync(this.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    this.own(this.passwordFile);
    const flags = ['-D', unfinished, `--pwfile=${this.passwordFile}`, ...INITDB_FLAGS];
    const result = await this.run('initdb', flags);
    if (result.code !== 0)
      throw new Error(`Postgres could not create its files in ${unfinished}.\n${result.output}`);
    renameSync(unfinished, this.data);
    this.isNew = true;
  }

  async use(settings: Record<string, string>): Promise<void> {
    if (await this.isRunning()) return;
    await this.start(settings);
    if (!(await this.isRunning()))
      throw new Error(`Postgres ended as soon as it had started. Its log is ${this.log}.`);
  }

  claim(onLost = () => {}): Promise<boolean> {
    return this.session?.claim(onLost) ?? Promise.resolve(false);
  }

  private async start(settings: Record<string, string>): Promise<void> {
    const { log } = this;
    // That of the start before tells why it ended; older ones are not kept.
    if (existsSync(log)) renameSync(log, `${log}.before`);
    let failure = '';
    // Another program may take the free port before Postgres does.
    for (let attempt = 0; attempt < MAX_START_ATTEMPTS; attempt += 1) {
      const all = {
        port: await freePort(),
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        log_checkpoints: 'off',
        // Nothing of what is in rows.
        log_error_verbosity: 'terse',
        ...settings,
      };
      const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
      const args = ['-D', this.data, '-w', '-s', '-l', log, '-o', options.join(' '), 'start'];
      const result = await this.run('pg_ctl', args);
      if (result.code === 0) return;
      failure = result.output;
    }
    throw new Error(`Postgres did not start. Its log is ${log}.\n${failure}`);
  }

  private async isRunning(): Promise<boolean> {
    for (let attempt = 0; attempt < STOP_TIMEOUT_SECONDS * 4; attempt += 1) {
      const status = await this.run('pg_ctl', ['-D', this.data, 'status']);
      if (status.code !== 0) return false;
      refuseCopy(this.data);
      this.session = await this.takeUse('beside');
      if (this.session) return true;
      await sleep(250);
    }
    throw new Error(`A Postgres server holds ${this.data} but does not answer.`);
  }

  async createDatabase(): Promise<void> {
    const client = new Client({ connectionString: this.url('postgres') });
    await client.connect();
    try {
      const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
      if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.session?.end();
    const last = this.session && (await this.takeUse('alone'));
    this.session = undefined;
    if (!last) return;
    const pid = pidOf(this.data);
    await this.run('pg_ctl', ['-D', this.data, '-m', 'fast', '-W', '-s', 'stop']);
    // pg_ctl would wait for the next server as well, which may have begun by then.
    for (let attempt = 0; attempt < STOP_TIMEOUT_SECONDS * 10 && pidOf(this.data) === pid; attempt += 1)
      await sleep(100);
    await last.end();
  }

  url(database: string): string {
    return this.address(USER, readFileSync(this.passwordFile, 'utf8'), database);
  }

  servingUrl(): string {
    return this.address(SERVING_USER, this.secret('serving-password'), DATABASE);
  }

  scratchUrl(): string {
    return this.address(SCRATCH, this.secret('scratch-password'), SCRATCH);
  }

  private secret(name: string): string {
    const file = join(this.folder, name);
    const secret = loadOrCreateSecret(file, 24) ?? '';
    this.own(file);
    return secret;
  }

  private get log(): string {
    return join(this.data, 'server.log');
  }

  private address(user: string, password: string, database: string): string {
    return `postgres://${user}:${password}@127.0.0.1:${portOf(this.data)}/${database}`;
  }

  private async takeUse(how: 'beside' | 'alone'): Promise<DatabaseUse | undefined> {
    try {
      return await useDatabase(this.url('postgres'), how);
    } catch {
      return undefined;
    }
  }

  private run(program: string, args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(join(this.bin, program), args, {
      ...this.runAs,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches the whole process group; only stop() may end Postgres.
      detached: process.platform !== 'win32',
      env: { ...programEnvironment(), LC_ALL: 'C', LC_MESSAGES: 'C' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      // 'exit', not 'close': the server that pg_ctl leaves running keeps the pipes open.
      child.on('exit', (code) => resolve({ code, output }));
    });
  }

  private own(path: string): void {
    if (this.runAs) chownSync(path, this.runAs.uid, this.runAs.gid);
  }
}
