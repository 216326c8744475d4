import { readdir, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ProofEnv } from '../../config/env.js';
import { NOTE_PROOF } from '../../restore-proof/restore-proof.repository.js';
import { connectWithoutTimeouts } from '../connect-without-timeouts.js';
import { describeProblem } from '../describe-problem.js';
import { newestBackup } from '../nightly.js';
import { type ProvedBackup, proveBackup } from './prove-backup.js';
import { ScratchDatabase } from './scratch-database.js';
import { scratchPictures } from './scratch-pictures.js';
import { takeAdvisoryLock } from '../advisory-lock.js';

const MAX_HOURS = 4;
/** Of the problems that staff are told; the standard error has all. */
const MAX_NOTED = 5;

export type ProofOutcome = Partial<ProvedBackup> & { name: string; problems: string[]; seconds: number };

interface Place {
  path: string;
  /** A folder of which the newest counts. */
  isNightly: boolean;
}

/** Proves a backup, or the newest of a folder, which is noted where the site reads it: a file by hand says nothing of last night's. */
export async function runProof(env: ProofEnv, path: string): Promise<ProofOutcome> {
  const database = new ScratchDatabase(env.SCRATCH_DATABASE_URL);
  const site = await connectWithoutTimeouts(database.siteUrl).catch((cause: unknown) => {
    throw new Error(
      `The role of SCRATCH_DATABASE_URL cannot sign in: run the migrations with that setting first. ${String(cause)}`,
      { cause },
    );
  });
  try {
    await takeAdvisoryLock(site, 'restore_proof', 'Another proof of a restore is under way.');
    const begun = Date.now();
    const isNightly = await isFolder(path);
    const found = await Promise.race([prove(env, database, { path, isNightly }), takesTooLong(path)]);
    const outcome = { ...found, seconds: Math.round((Date.now() - begun) / 1000) };
    if (isNightly) await note(site, outcome);
    return outcome;
  } finally {
    await site.end();
  }
}

async function prove(
  env: ProofEnv,
  database: ScratchDatabase,
  place: Place,
): Promise<Omit<ProofOutcome, 'seconds'>> {
  let name = basename(place.path);
  try {
    const file = await fileAt(place);
    name = basename(file);
    const pictures = await scratchPictures(env);
    const backup = { path: file, privateKeyFile: env.BACKUP_PRIVATE_KEY_FILE };
    return { ...(await proveBackup(database, pictures, backup)), name };
  } catch (error) {
    return { name, problems: [describeProblem(error)] };
  }
}

async function fileAt({ path, isNightly }: Place): Promise<string> {
  if (!isNightly) return path;
  const files = await readdir(path).catch((cause: unknown) => {
    throw new Error(`There is no backup to be read at ${path}. ${String(cause)}`, { cause });
  });
  const newest = newestBackup(files, new Date());
  if (newest === undefined) throw new Error(`There is no nightly backup in ${path}.`);
  return join(path, newest);
}

/** One whose disk is missing is known by the slash behind its name. */
async function isFolder(path: string): Promise<boolean> {
  return path.endsWith(sep) || (await stat(path).catch(() => undefined))?.isDirectory() === true;
}

async function takesTooLong(path: string): Promise<Omit<ProofOutcome, 'seconds'>> {
  await setTimeout(MAX_HOURS * 3_600_000, undefined, { ref: false });
  return { name: basename(path), problems: [`It was not done after ${MAX_HOURS} hours.`] };
}

async function note(site: Client, outcome: ProofOutcome): Promise<void> {
  const { name, problems, seconds, madeAt, tables, rows, files } = outcome;
  const more = problems.length - MAX_NOTED;
  const told = [...problems.slice(0, MAX_NOTED), ...(more > 0 ? [`And ${more} more.`] : [])];
  const isProved = problems.length === 0;
  await site.query(NOTE_PROOF, [
    isProved ? 'proved' : 'failed',
    seconds,
    madeAt ?? null,
    tables ?? null,
    rows ?? null,
    files ?? null,
    isProved ? null : `${name}: ${told.join(' ')}`,
  ]);
}
