import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from './give-to-owner.mjs';
import { withLock } from './lock.mjs';
import { isServed } from './served.mjs';

const SOURCES = {
  backend: [
    'package-lock.json',
    'tsconfig.base.json',
    'backend/tsconfig.json',
    'backend/src',
    'frontend/content/schemas',
  ],
  frontend: ['package-lock.json', 'tsconfig.base.json', 'frontend', 'studio'],
};
const LEFT_OUT = new Set(['node_modules', 'dist']);

export type Workspace = keyof typeof SOURCES;

export async function buildIfChanged(root: string, workspace: Workspace): Promise<void> {
  if (!isBuilt(root, workspace)) await withLock(join(root, '.building'), () => build(root, workspace));
}

/** For what is done beside a running site, whose version the database has. */
export async function buildUnlessServed(root: string, workspace: Workspace): Promise<void> {
  if (!isServed(root)) await buildIfChanged(root, workspace);
}

function isBuilt(root: string, workspace: Workspace): boolean {
  const mark = markOf(root, workspace);
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(root, SOURCES[workspace]);
}

function markOf(root: string, workspace: Workspace): string {
  return join(root, workspace, 'dist', '.built-from');
}

async function build(root: string, workspace: Workspace): Promise<void> {
  if (isBuilt(root, workspace)) return;
  if (isServed(root))
    throw new Error(
      `The ${workspace} has changed, and cannot be built while a site runs from this folder. Stop that first.`,
    );
  const sources = fingerprint(root, SOURCES[workspace]);
  console.error(`Building the ${workspace}…`);
  rmSync(join(root, workspace, 'dist'), { recursive: true, force: true });
  await run(join(root, workspace), 'npm', ['run', '-s', 'build']);
  writeFileSync(markOf(root, workspace), sources);
  giveToOwner(root, [join(root, workspace, 'dist')]);
}

function fingerprint(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesBelow(join(root, path))) hash.update(file);
  return hash.digest('hex');
}

/** By path, size and time: reading every file would slow each start. */
function filesBelow(path: string): string[] {
  const stat = statSync(path);
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`];
  const names = readdirSync(path).filter((name) => !LEFT_OUT.has(name));
  return names.toSorted().flatMap((name) => filesBelow(join(path, name)));
}

function run(cwd: string, command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build in ${cwd} failed.\n${output}`)),
    );
  });
}
