// Plain JavaScript: run.mjs needs it before anything is installed.
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WRITTEN_WITHIN_MS = 10_000;
/** @type {Set<string>} */
const held = new Set();

/** @template T @param {string} file @param {() => T | Promise<T>} work @returns {Promise<T>} */
export async function withLock(file, work) {
  for (let attempt = 0; !take(file); attempt += 1) {
    if (attempt === 0) console.error('Waiting for another start to finish its preparations…');
    if (isAbandoned(file)) remove(file);
    else await sleep(200);
  }
  held.add(file);
  try {
    return await work();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  const handle = open(file);
  if (handle === undefined) return false;
  try {
    writeFileSync(handle, String(process.pid));
    return true;
  } catch (error) {
    // On a full disk it would be empty, and taken for another start.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** @param {string} file */
function open(file) {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw readOnlyOr(error, dirname(file));
  }
}

/** @param {string} file */
function remove(file) {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    throw readOnlyOr(error, dirname(file));
  }
}

/** @param {unknown} error @param {string} path @returns a sentence where its file system is why, or else what was thrown */
export function readOnlyOr(error, path) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EROFS')) return error;
  return new Error(`${path} is on a file system that is read-only: let it be written to, and start again.`, {
    cause: error,
  });
}

/** @param {string} file */
export function isAbandoned(file) {
  try {
    const ageMs = Date.now() - statSync(file).mtimeMs;
    // Numbers begin anew with the machine, and in each container.
    if (ageMs > uptime() * 1000) return true;
    const pid = Number(readFileSync(file, 'utf8'));
    if (!pid) return ageMs > WRITTEN_WITHIN_MS;
    if (pid === process.pid) return !held.has(file);
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
