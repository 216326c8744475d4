import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasDatabase, placeOf, rememberPlace } from './database-place.ts';
import { temporaryFolder } from './temporary-folder.ts';

const isRoot = process.getuid?.() === 0;
const OTHER = 1000;

/** Inside one that may be closed or moved. */
function siteFolder(): string {
  const { path, remove } = temporaryFolder('studio-place');
  onTestFinished(remove);
  return join(path, 'data', 'postgres');
}

function closeTo(folder: string): void {
  mkdirSync(join(folder, '..'), { recursive: true });
  chmodSync(join(folder, '..'), 0o700);
}

function fill(place: string, owner = 65_534): string {
  mkdirSync(place, { recursive: true });
  mkdirSync(join(place, 'data'), { mode: 0o700 });
  if (isRoot) chownSync(join(place, 'data'), owner, owner);
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return place;
}

function closedSite(): { folder: string; place: string } {
  const folder = siteFolder();
  closeTo(folder);
  const place = fill(placeOf(folder).folder);
  rememberPlace(folder, place);
  return { folder, place };
}

function become(user: number): void {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  onTestFinished(() => void vi.restoreAllMocks());
}

/** Without a mark, as a version before left them. */
function twoDatabases(): { folder: string; place: string } {
  const folder = siteFolder();
  closeTo(folder);
  const place = fill(placeOf(folder).folder);
  return { folder: fill(folder, OTHER), place };
}

function formerDatabase(): { folder: string; former: string; place: string } {
  const folder = siteFolder();
  closeTo(folder);
  const place = placeOf(folder).folder;
  rmSync(place, { recursive: true });
  const former = fill(place.replace('/var/lib/', '/var/tmp/'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return { folder, former, place };
}

test('a new database lies where it was asked for when its user can enter there', () => {
  const folder = siteFolder();
  expect(placeOf(folder).folder).toBe(folder);
});

test('a folder without a database has none, and none is begun by asking', () => {
  const folder = siteFolder();
  expect(hasDatabase(folder)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

test('a database that was known and is gone is told, with what to do', () => {
  const folder = siteFolder();
  mkdirSync(folder, { recursive: true });
  rememberPlace(folder, folder);
  expect(() => placeOf(folder)).toThrow(/lay in .*, and is not there any more\. Put it back there/);
});

test('the data of another user are refused to one who is not root, and their owner named', () => {
  const folder = fill(siteFolder());
  become(OTHER + 1);
  expect(() => placeOf(folder)).toThrow(/belongs to user \d+\. Run this as that user or as root/);
});

test('who is to make a database theirs is told to take the whole folder of the site', () => {
  const folder = fill(siteFolder());
  become(OTHER + 1);
  expect(() => placeOf(folder)).toThrow(new RegExp(`sudo chown -R ${OTHER + 1} ${join(folder, '..')}$`));
});

test.runIf(isRoot)('where the database lies elsewhere they are told to take that as well', () => {
  const { folder, place } = closedSite();
  become(OTHER + 1);
  expect(() => placeOf(folder)).toThrow(`sudo chown -R ${OTHER + 1} ${join(folder, '..')} ${place}`);
});

test.runIf(isRoot)('root runs the database of somebody else as its owner', () => {
  const folder = fill(siteFolder(), OTHER);
  expect(placeOf(folder)).toEqual({ folder, runAs: { uid: OTHER, gid: OTHER } });
});

test.runIf(isRoot)('data that belong to root are refused, as Postgres does', () => {
  expect(() => placeOf(fill(siteFolder(), 0))).toThrow('belongs to root, as whom Postgres refuses to run');
});

test.runIf(isRoot)('a database that its user cannot enter any more is refused, and no other begun', () => {
  const folder = fill(siteFolder());
  closeTo(folder);
  expect(() => placeOf(folder)).toThrow('cannot enter. Let others enter the folders above it (chmod o+x)');
});

test.runIf(isRoot)('below a closed folder it lies where the version before looks for it', () => {
  expect(closedSite().place).toMatch(/^\/var\/lib\/studio-website-postgres\/data-[\da-f]{16}$/);
});

test.runIf(isRoot)('a closed folder that is opened keeps its database', () => {
  const { folder, place } = closedSite();
  chmodSync(join(folder, '..'), 0o755);
  expect(placeOf(folder).folder).toBe(place);
});

test.runIf(isRoot)(
  'a closed folder that is moved keeps its database, and one made anew there has its own',
  () => {
    const { folder, place } = closedSite();
    const moved = join(folder, '../../moved/postgres');
    renameSync(join(folder, '..'), join(moved, '..'));
    expect(placeOf(moved).folder).toBe(place);
    rememberPlace(moved, place);
    closeTo(folder);
    expect(hasDatabase(folder)).toBe(false);
    const another = placeOf(folder).folder;
    onTestFinished(() => rmSync(another, { recursive: true }));
    expect(another).not.toBe(place);
  },
);

test.runIf(isRoot)('a copy of a closed folder does not use the database of what it was copied from', () => {
  const { folder, place } = closedSite();
  const copy = join(folder, '../../copy/postgres');
  mkdirSync(copy, { recursive: true });
  rememberPlace(copy, place);
  rememberPlace(folder, place);
  expect(() => placeOf(copy)).toThrow(`is a copy of ${folder}`);
});

test.runIf(isRoot)('the place of a version before, which left no mark, is found', () => {
  const folder = siteFolder();
  closeTo(folder);
  const place = fill(placeOf(folder).folder);
  expect(placeOf(folder)).toEqual({ folder: place, runAs: { uid: 65_534, gid: 65_534 } });
});

test.runIf(isRoot)('two databases of one site are told, until the mark names the right one', () => {
  const { folder, place } = twoDatabases();
  expect(() => placeOf(folder)).toThrow('two databases of this site');
  rememberPlace(folder, place);
  expect(placeOf(folder).folder).toBe(place);
});

test.runIf(isRoot)('of two databases the size and the last use are told', () => {
  const { folder, place } = twoDatabases();
  const told = String.raw`\([\d.]+K?, last started or stopped \d{4}-\d\d-\d\dT[\d:.]+Z\)`;
  expect(() => placeOf(folder)).toThrow(new RegExp(`site: ${folder} ${told} and ${place} ${told}\\.`));
});

test.runIf(isRoot)(
  'one who is not root goes on with their own database, whatever root has begun elsewhere',
  () => {
    const { folder } = twoDatabases();
    chownSync(folder, OTHER, OTHER);
    become(OTHER);
    expect(placeOf(folder)).toEqual({ folder, runAs: undefined });
  },
);

test.runIf(isRoot)('a lost folder whose database lies elsewhere is made again', () => {
  const { folder, place } = closedSite();
  rmSync(join(folder, '..'), { recursive: true });
  expect(placeOf(folder).folder).toBe(place);
  rememberPlace(folder, place);
  expect(readFileSync(join(folder, 'lies-in'), 'utf8')).toBe(`${place}\n`);
});

test.runIf(isRoot)('what lay where systems delete what is old is moved from there once', () => {
  const { folder, former, place } = formerDatabase();
  expect(placeOf(folder).folder).toBe(place);
  for (const found of [place, former]) expect(existsSync(join(found, 'data'))).toBe(true);
  expect(placeOf(folder).folder).toBe(place);
});

test.runIf(isRoot)('to ask whether there is a database moves none', () => {
  const { folder, place } = formerDatabase();
  expect(hasDatabase(folder)).toBe(true);
  expect(existsSync(place)).toBe(false);
});

test('the mark is not written through a link that lies in its place', () => {
  const folder = siteFolder();
  mkdirSync(folder, { recursive: true });
  const target = join(folder, '../target');
  writeFileSync(target, 'of somebody');
  symlinkSync(target, join(folder, 'lies-in'));
  rememberPlace(folder, folder);
  expect(readFileSync(target, 'utf8')).toBe('of somebody');
});
