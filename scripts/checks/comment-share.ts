// node scripts/checks/comment-share.ts [--all]: the share of comment lines, which may not grow; --all prints each folder's.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../embedded/root.ts';

const MAX_SHARE = 0.03;
const FILES = '{backend,frontend,studio,testing,e2e,nginx,faults,bench,scripts}/**/*.{ts,tsx,mjs}';
const LEFT_OUT = /^(node_modules|dist|test-results)$|\.gen\.ts$/;

const shares = new Map<string, { comments: number; lines: number }>();
for (const file of globSync(FILES, { cwd: root, exclude: (path) => LEFT_OUT.test(basename(path)) })) {
  const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
  const comments = countComments(lines);
  for (const folder of ['all', ...foldersOf(file)]) {
    const sum = shares.get(folder) ?? { comments: 0, lines: 0 };
    shares.set(folder, { comments: sum.comments + comments, lines: sum.lines + lines.length });
  }
}
const all = shareOf('all');
if (process.argv.includes('--all')) {
  for (const folder of [...shares.keys()].toSorted()) console.log(`${percent(shareOf(folder))}  ${folder}`);
}
if (all > MAX_SHARE) {
  console.error(`Comments are ${percent(all)} of all lines; ${percent(MAX_SHARE)} is the limit.`);
  process.exitCode = 1;
}

function foldersOf(file: string): string[] {
  const parts = dirname(file).split('/');
  return [1, 2, 3].filter((depth) => depth <= parts.length).map((depth) => parts.slice(0, depth).join('/'));
}

function countComments(lines: string[]): number {
  let inBlock = false;
  let count = 0;
  for (const line of lines.map((text) => text.trim())) {
    // Types of plain JavaScript are no comments.
    if (/^\/\*\* @.*\*\/$/.test(line)) continue;
    const opens = /^\{?\/\*/.test(line);
    if (inBlock || opens || line.startsWith('//')) count += 1;
    if (inBlock || opens) inBlock = !line.includes('*/');
  }
  return count;
}

function shareOf(folder: string): number {
  const { comments, lines } = shares.get(folder) ?? { comments: 0, lines: 1 };
  return comments / lines;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
