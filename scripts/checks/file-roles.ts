// node scripts/checks/file-roles.ts: every source file is named after its role or after something that it exports.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../embedded/root.ts';

const ROLES =
  'module controller service repository entity mapper schema job mail guard interceptor filter pipe strategy spec gen config d';
const FILES = ['backend/src/**/*.ts', 'frontend/**/*.{ts,tsx}'];
/** Named by their time, by Vike, by the page whose words they hold, and by the part of the API that they call. */
const OTHER_NAMES = /\/database\/migrations\/\d+-|\/\+[\w.]+\.tsx?$|^\/frontend\/(content|api)\//;
const DECLARATION =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:class|function\*?|const|let|interface|type|enum) (\w+)/gm;
const LIST = /^export (?:type )?\{([^}]+)\}/gm;

const offenders = globSync(FILES, {
  cwd: root,
  exclude: (path) => /^(node_modules|dist)$/.test(basename(path)),
})
  .filter((file) => !OTHER_NAMES.test(`/${file}`))
  .filter((file) => !isNamedWell(file));
for (const file of offenders) {
  console.error(`${file} exports nothing of that name: name it after its role or after what it exports.`);
}
process.exitCode = offenders.length === 0 ? 0 : 1;

function isNamedWell(file: string): boolean {
  const [stem = '', ...suffixes] = basename(file).split('.');
  if (suffixes.some((suffix) => ROLES.split(' ').includes(suffix))) return true;
  const names = exportsOf(readFileSync(join(root, file), 'utf8'));
  // A file without exports is a program.
  return names.length === 0 || names.some((name) => plain(name).includes(plain(stem).replace(/s$/, '')));
}

function exportsOf(source: string): string[] {
  const declared = [...source.matchAll(DECLARATION)].map(([, name = '']) => name);
  const listed = [...source.matchAll(LIST)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(' as ').at(-1)?.replace('type ', '').trim() ?? ''),
  );
  return [...declared, ...listed].filter(Boolean);
}

function plain(name: string): string {
  return name.replaceAll(/[-_$]/g, '').toLowerCase();
}
