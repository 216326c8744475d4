import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../embedded/root.ts';

const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n');
const foldersOf = (files: string[]): string[] => [
  ...new Set(files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/')))),
];
const below = (folder: string): string[] =>
  tracked.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = globSync(['*.md', 'docs/*.md', 'bench/README.md'], { cwd: root });
const rootFolders = foldersOf(tracked);

/** Paths in code spans that begin at a folder of the root, and file names that follow one in the same line. */
function pathsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    let folder = '';
    return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, span = '']) =>
      span.split(/\s+/).flatMap((word) => {
        if (rootFolders.some((name) => word.startsWith(`${name}/`))) {
          folder = word.endsWith('/') ? word : `${posix.dirname(word)}/`;
          return [word];
        }
        return folder && /^[\w.-]+\.(ts|tsx|json|css|conf)$/.test(word) ? [folder + word] : [];
      }),
    );
  });
}

/** A secret that an operator makes is there as its example. */
const isThere = (path: string): boolean =>
  existsSync(join(root, path)) || existsSync(join(root, `${path}.example`));

test.each(documents)('every path that %s names is there', (document) => {
  const paths = pathsIn(read(document)).filter((path) => !path.includes('NNN'));
  const missing = paths.filter((path) =>
    path.includes('*') ? globSync(path, { cwd: root }).length === 0 : !isThere(path),
  );
  expect(missing).toEqual([]);
});

test.each([...documents, ...globSync('docs/decisions/*.md', { cwd: root })])(
  'every link of %s leads somewhere',
  (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = join(dirname(document), path);
      return !existsSync(join(root, target)) || (heading && !headingsOf(target).includes(heading));
    });
    expect(broken).toEqual([]);
  },
);

function headingsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

const readme = read('README.md');

test('the README has at most 120 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(121);
});

test('the map of the README has every folder of the root', () => {
  for (const folder of rootFolders) expect(readme).toContain(`\`${folder}/`);
});

test.each(['backend/src/', 'frontend/'])('the map of the README has every folder of %s', (folder) => {
  const [, row = ''] = new RegExp(`^\\| \`${folder}\` +\\|(.*)\\|$`, 'm').exec(readme) ?? [];
  const named = [...row.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(foldersOf(below(folder)).toSorted());
});
