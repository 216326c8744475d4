import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fromProject } from './from-project.ts';
import { programEnvironment } from './program-environment.ts';
import { root } from './root.ts';
import { scratchKeys } from './scratch-keys.ts';

/** UTC, as the CronJobs of Kubernetes. */
const BACKUP_AT = { hour: 20, minute: 30 };
const APART_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The site is up by then. */
const SOON_MS = 300_000;
const WHOLE = /^\d{4}-\d\d-\d\d-\d{4}\.tar(\.age)?$/;
/** A proof knows no address and no secret of the site but, where it has none of its own, the keys of its store. */
export const PROOF_SETTINGS = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
  'BACKUP_PUBLIC_KEY',
  'BACKUP_PRIVATE_KEY_FILE',
];
const SITE_ADDRESSES = { DATABASE_URL: undefined, MIGRATION_DATABASE_URL: undefined };
type Environment = Record<string, string | undefined>;

/** Every night a backup into the folder, if there is one, then its proof; what they say goes where the site's own words go. @returns its end */
export function backUpNightly(backupDir: string | undefined, env: Environment): () => Promise<void> {
  if (!backupDir) return async () => {};
  if (!env['SCRATCH_DATABASE_URL'])
    throw new Error(
      'BACKUP_DIR with a DATABASE_URL of your own needs SCRATCH_DATABASE_URL, in which each backup is proved: see docs/configuration.md.',
    );
  const folder = resolve(root, backupDir);
  let child: ChildProcess | undefined;
  let isStopping = false;
  const night = async (): Promise<void> => {
    // A clock that was set back a little does not begin the same night again.
    timer = setTimeout(() => void night(), untilNext(new Date(), APART_MS));
    if (filesOf(folder)) {
      child = start('save-nightly.js', folder, { ...process.env, ...env });
      await ended(child);
    }
    if (isStopping) return;
    // Also where none was made: it notes that there is none.
    child = start('prove-restore.js', join(folder, sep), proofEnvironment(env));
    await ended(child);
  };
  let timer = setTimeout(() => void night(), untilFirst(new Date(), filesOf(folder) ?? []));
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    // What is left of either is cleared by its next run.
    if (child?.kill()) await ended(child);
  };
}

/** @returns nothing, and says why, when no backup can be written there: its disk may come later */
function filesOf(folder: string): string[] | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return readdirSync(folder);
  } catch (error) {
    console.error(
      `No backup can be made, for BACKUP_DIR cannot be written: ${error instanceof Error ? error.message : String(error)}. It is tried again by itself, the next night at the latest.`,
    );
    return undefined;
  }
}

export function proofEnvironment(env: Environment): Environment {
  return {
    ...programEnvironment(PROOF_SETTINGS),
    ...scratchKeys(),
    ...fromProject('BACKUP_PRIVATE_KEY_FILE'),
    ...env,
    ...SITE_ADDRESSES,
  };
}

/** In milliseconds: soon where the machine was off at night. @param files of the folder */
export function untilFirst(now: Date, files: string[]): number {
  const lastNight = nameOf(new Date(now.getTime() + untilNext(now) - DAY_MS));
  const present = nameOf(new Date(now.getTime() + MINUTE_MS));
  // A clock that was wrong may have named one of the future.
  const isMade = files.some((file) => WHOLE.test(file) && file >= lastNight && file < present);
  return isMade ? untilNext(now) : Math.min(SOON_MS, untilNext(now));
}

function nameOf(moment: Date): string {
  const [day, time = ''] = moment.toISOString().split('T');
  return `${day}-${time.slice(0, 5).replace(':', '')}`;
}

/** In milliseconds. @param apart how far away it is at least */
export function untilNext(now: Date, apart = 0): number {
  const next = new Date(now);
  next.setUTCHours(BACKUP_AT.hour, BACKUP_AT.minute, 0, 0);
  if (next.getTime() - apart <= now.getTime()) next.setUTCDate(next.getUTCDate() + 1);
  return next.getTime() - now.getTime();
}

function start(program: string, folder: string, env: Environment): ChildProcess {
  return spawn(process.execPath, [join('dist/backup', program), folder], {
    cwd: join(root, 'backend'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}
