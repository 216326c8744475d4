// Plain JavaScript: run.mjs needs it before anything is installed.
import { spawnSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';

/** What root leaves in another user's folder. By chown, which cannot be led out of it by a link laid meanwhile. @param {string} folder @param {string[]} made all of it, unless given */
export function giveToOwner(folder, made = [folder]) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid === 0) return;
  spawnSync('chown', ['-Rh', '--from=0', `${uid}:${gid}`, ...made.map((path) => realpathSync(path))]);
}
