import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemas } from '../../frontend/content/schemas/all.ts';
import { root } from '../../scripts/embedded/root.ts';
import { bareContent } from './bare-content.ts';
import { otherStudio } from './other-studio.ts';

const COPIED = [
  'backend',
  'frontend',
  'scripts',
  'studio',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
/** What the builds make themselves, do not read, or find by a link. */
const NOT_COPIED = [
  ...['backend', 'frontend'].flatMap((part) => [`${part}/dist`, `${part}/node_modules`]),
  'e2e/node_modules',
  'frontend/assets/photographs',
  'frontend/public/assets/pictures',
];
const LINKED = [
  'node_modules',
  'backend/node_modules',
  'frontend/node_modules',
  'frontend/public/assets/pictures',
];

/** Makes, in a folder of its own, the product for another studio, which left out all content it may leave out. */
export function makeBareStudio(folder: string): void {
  for (const part of [...COPIED, 'e2e/package.json', 'testing/package.json']) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !NOT_COPIED.some((name) => path === join(root, name)),
    });
  }
  mkdirSync(join(folder, 'frontend/public/assets'), { recursive: true });
  for (const part of LINKED) symlinkSync(join(root, part), join(folder, part));
  for (const [file, schema] of Object.entries(schemas)) {
    const path = join(folder, 'frontend/content', file);
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(bareContent(schema, content)));
  }
  for (const [file, facts] of Object.entries(otherStudio))
    writeFileSync(join(folder, 'studio', file), JSON.stringify(facts));
}
