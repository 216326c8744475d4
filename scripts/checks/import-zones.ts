// node scripts/checks/import-zones.ts: imports point one way, and none of the backend reaches inside another folder.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../embedded/root.ts';
import { floors } from './floors.ts';

type Tree = keyof typeof floors;

/** Of which decision 034 says why they stay. */
const EXCEPTIONS = [
  /^database\/entities\.ts \S+\.entity\.js$/,
  /^seed\/make-seed-pictures\.ts pictures\/(store\/file-image-store|variants\/picture-variants)\.js$/,
  /^auth\/manage-admins\.ts (drafts\/drafts-of-staff\.repository|enquiry\/enquiries-of-staff)\.js$/,
];
const IMPORT = /(?:from|import|import\() ?'(\.[^']+)'/g;
const NOT_SOURCE = /^((backend|nginx)\/(dist|scripts|test)|frontend\/(dist|scripts))\//;
const TEST = /\.spec\.tsx?$|^frontend\/(.*\/)?test\//;
const ADMIN = /^(pages\/)?admin\//;

for (const tree of ['.', 'backend/src', 'frontend'] as const) checkTree(tree);

function checkTree(tree: Tree): void {
  const folder = join(root, tree);
  for (const file of globSync('**/*.{ts,tsx,mjs}', { cwd: folder, exclude: ['**/node_modules'] })) {
    if (NOT_SOURCE.test(join(tree, file))) continue;
    for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)) {
      const target = join(dirname(file), path);
      const problem = target.startsWith('..') ? undefined : problemOf(tree, file, target);
      if (!problem || EXCEPTIONS.some((exception) => exception.test(`${file} ${target}`))) continue;
      console.error(`${tree}/${file} imports ${target}: ${problem}`);
      process.exitCode = 1;
    }
  }
}

function problemOf(tree: Tree, file: string, target: string): string | undefined {
  if (tree !== 'backend/src' && TEST.test(join(tree, file))) return problemOfTest(tree, file, target);
  const [from, to] = [folderOf(tree, file), folderOf(tree, target)];
  if (from === to) return undefined;
  if (tree === 'backend/src' && target.split('/').length > 2)
    return `it is inside ${to}, which offers the files at its top.`;
  return floorOf(tree, to) < floorOf(tree, from) ? undefined : `${to} is not below ${from}.`;
}

/** A test may compare any parts of the product; those of public pages know nothing of the admin. */
function problemOfTest(tree: Tree, file: string, target: string): string | undefined {
  if (tree !== 'frontend' || ADMIN.test(file) || !ADMIN.test(target)) return undefined;
  return 'a test of public pages takes nothing from the admin.';
}

/** The longest in the list of floors that holds the file, or that is the file without its ending. */
function folderOf(tree: Tree, file: string): string {
  const parts = file.replace(/\.\w+$/, '').split('/');
  const named = parts.map((_, count) => parts.slice(0, count).join('/') || '.');
  const whole = parts.join('/');
  return [...named, whole].findLast((folder) => floorOf(tree, folder) !== -1) ?? file;
}

function floorOf(tree: Tree, folder: string): number {
  return floors[tree].findIndex((folders) => folders.includes(folder));
}
