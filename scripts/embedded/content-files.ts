import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from './root.ts';

/** Those of the files, by their paths below `folder`, that say something else there. */
export function changedFiles(folder: string, files: Record<string, unknown>): Record<string, unknown> {
  const present = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  return Object.fromEntries(
    Object.entries(files).filter(([path, content]) => !isDeepStrictEqual(content, present(path))),
  );
}

/** Formatted as every file of the project. */
export function writeContent(folder: string, files: Record<string, unknown>): void {
  const written = Object.entries(files).map(([path, content]) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    return file;
  });
  if (written.length === 0) return;
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [formatter, '-c', join(root, '.oxfmtrc.json'), ...written], { cwd: root });
}
