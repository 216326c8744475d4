import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemas } from '../../frontend/content/schemas/all.ts';
import { root } from '../../scripts/embedded/stack.ts';
import { bareContent } from './bare-content.ts';

/** Below the frontend: what the build makes itself, does not read, or finds by a link. */
const notCopied = ['dist', 'node_modules', 'assets/photographs', 'public/assets/pictures'];

/** Builds, in a folder of its own, the site of a studio that left out all it may leave out. @returns where its frontend is */
export function buildBareStudio(folder: string): string {
  const frontend = join(folder, 'frontend');
  const source = join(root, 'frontend');
  cpSync(source, frontend, {
    recursive: true,
    filter: (path) => !notCopied.some((name) => path === join(source, name)),
  });
  mkdirSync(join(frontend, 'public/assets'), { recursive: true });
  symlinkSync(join(source, 'public/assets/pictures'), join(frontend, 'public/assets/pictures'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'studio'), join(folder, 'studio'), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  for (const [file, schema] of Object.entries(schemas)) {
    const path = join(frontend, 'content', file);
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(bareContent(schema, content)));
  }
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: frontend, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The bare studio could not be built:\n${stdout}${stderr}`);
  return frontend;
}
