// node scripts/checks/import-zones.ts: imports of the backend point one way, and none reaches inside another folder.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../embedded/root.ts';

/** A folder imports only from those on earlier lines. `.` holds the programs and what puts the parts together. */
const FLOORS = [
  ['config', 'errors', 'studio'],
  ['database', 'requests'],
  ['jobs', 'pagination'],
  ['mail', 'throttle'],
  ['audit'],
  ['auth'],
  ['page-cache', 'publication'],
  ['pictures'],
  ['canary', 'content', 'restore-proof', 'versions'],
  ['blog'],
  ['projects'],
  ['addresses', 'drafts'],
  ['links'],
  ['enquiry'],
  ['alerts', 'backup', 'content-export', 'health', 'openapi', 'seed', 'wordpress-import'],
  ['.'],
];
/** The one list of entities; samples and metrics, which reach for inner parts; programs without a container. */
const EXCEPTIONS = [
  /^database\/entities\.ts \S+\.entity\.js$/,
  /^(seed|health|wordpress-import)\/\S+ (blog|enquiry|pictures)\//,
  /^auth\/manage-admins\.ts enquiry\/enquiries-of-staff\.js$/,
  /^migrate\.ts auth\/notices\/account-notices\.js$/,
];
const IMPORT = /(?:from|import) '(\.[^']+)'/g;
const source = join(root, 'backend/src');

for (const file of globSync('**/*.ts', { cwd: source })) {
  if (file.endsWith('.spec.ts')) continue;
  for (const [, path = ''] of readFileSync(join(source, file), 'utf8').matchAll(IMPORT)) {
    const target = join(dirname(file), path);
    const problem = problemOf(file, target);
    if (!problem || EXCEPTIONS.some((exception) => exception.test(`${file} ${target}`))) continue;
    console.error(`${file} imports ${target}: ${problem}`);
    process.exitCode = 1;
  }
}

function problemOf(file: string, target: string): string | undefined {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from === to) return undefined;
  if (target.split('/').length > 2) return `it is inside ${to}, which offers the files at its top.`;
  return floorOf(to) < floorOf(from) ? undefined : `${to} is not below ${from}.`;
}

function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : '.';
}

function floorOf(folder: string): number {
  const floor = FLOORS.findIndex((folders) => folders.includes(folder));
  if (floor === -1) throw new Error(`The folder ${folder} has no place in the list of floors.`);
  return floor;
}
