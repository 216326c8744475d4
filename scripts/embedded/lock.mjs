// Plain JavaScript: run.mjs needs it before anything is installed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** @template T @param {string} file @param {() => T | Promise<T>} work @returns {Promise<T>} */
export async function withLock(file, work) {
  for (let attempt = 0; !take(file); attempt += 1) {
    if (attempt === 0) console.log('Waiting for another start to finish its preparations…');
    if (isAbandoned(file)) rmSync(file, { force: true });
    else await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // An empty file is being written right now.
    if (pid) process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
