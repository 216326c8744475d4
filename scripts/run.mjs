// node scripts/run.mjs NAME: installs what is missing, then runs NAME.ts of this folder on the project's own Node, or with
// PROJECT_NODE=host on the machine's (22.18 or newer). Plain JavaScript of Node 20: nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveToOwner } from './embedded/give-to-owner.mjs';
import { withLock } from './embedded/lock.mjs';
import { isServed } from './embedded/served.mjs';

const installMark = join('node_modules', '.installed');
const workspaces = ['backend', 'frontend', 'e2e', 'testing'];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: this project needs Node 20.19 or newer.`);
}
process.chdir(root);
if (!isInstalled()) await withLock('.installing', install);
runOnProjectNode(process.argv[2] ?? 'start', process.argv.slice(3));

function wantedInstall() {
  const files = ['package-lock.json', ...['.', ...workspaces].map((folder) => join(folder, 'package.json'))];
  return createHash('sha256')
    .update(files.map((file) => readFileSync(file, 'utf8')).join())
    .digest('hex');
}

function isInstalled() {
  return existsSync(installMark) && readFileSync(installMark, 'utf8') === wantedInstall();
}

function install() {
  if (isInstalled()) return;
  if (isServed(root)) {
    console.error(
      'A site runs from this folder: its packages are brought up to date when it is started again.',
    );
    return;
  }
  console.error('Installing packages (about a minute)…');
  // A clean install removes node_modules first: adding to it is quicker.
  const command = existsSync('node_modules') ? 'install' : 'ci';
  const args = [command, '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
  const result = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (result.status !== 0)
    fail(`The packages could not be installed.\n${result.error ?? ''}${result.stdout}${result.stderr}`);
  writeFileSync(installMark, wantedInstall());
  giveToOwner(root, ['.', ...workspaces].map((folder) => join(folder, 'node_modules')).filter(existsSync));
}

/** @param {string} name @param {string[]} args */
function runOnProjectNode(name, args) {
  const installed = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  // npm puts the project's Node first in PATH; the machine's is the one that npm runs on.
  const machines = process.env['npm_node_execpath'] ?? process.execPath;
  const node = process.env['PROJECT_NODE'] !== 'host' && existsSync(installed) ? installed : machines;
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`;
  // The IPC channel closes when this process is killed.
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${name}.ts`), ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: path },
    },
  );
  // Ctrl-C reaches the whole process group: wait for the child.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  if (process.env['npm_lifecycle_event']) endWithParent(child);
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** npm's shell does not forward signals. @param {import('node:child_process').ChildProcess} child */
function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
