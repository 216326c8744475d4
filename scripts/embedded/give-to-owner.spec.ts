import { chownSync, lstatSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { giveToOwner } from './give-to-owner.mjs';
import { temporaryFolder } from './temporary-folder.ts';

const OWNER = 1000;
const OTHER = 1001;
const isRoot = process.getuid?.() === 0;

function folderOfOwner(): string {
  const { path, remove } = temporaryFolder('studio-owner');
  onTestFinished(remove);
  const folder = join(path, 'data');
  mkdirSync(folder);
  chownSync(folder, OWNER, OWNER);
  return folder;
}

test.runIf(isRoot)('what root made in the folder of another user is given to them', () => {
  const folder = folderOfOwner();
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'logs/backend.log'), '');
  giveToOwner(folder);
  expect(statSync(join(folder, 'logs/backend.log'))).toMatchObject({ uid: OWNER, gid: OWNER });
});

test.runIf(isRoot)('what belongs to a third user there stays theirs', () => {
  const folder = folderOfOwner();
  mkdirSync(join(folder, 'postgres'));
  chownSync(join(folder, 'postgres'), OTHER, OTHER);
  giveToOwner(folder);
  expect(statSync(join(folder, 'postgres')).uid).toBe(OTHER);
});

test.runIf(isRoot)('what a link there leads to stays with root', () => {
  const folder = folderOfOwner();
  const target = join(folder, '../target');
  writeFileSync(target, '');
  symlinkSync(target, join(folder, 'link'));
  giveToOwner(folder);
  expect([statSync(target).uid, lstatSync(join(folder, 'link')).uid]).toEqual([0, OWNER]);
});

test.runIf(isRoot)('what is in a folder that a link leads to is given to its owner', () => {
  const folder = folderOfOwner();
  writeFileSync(join(folder, 'site-url'), '');
  const link = join(folder, '../link');
  symlinkSync(folder, link);
  giveToOwner(link);
  expect(statSync(join(folder, 'site-url')).uid).toBe(OWNER);
});

test.runIf(isRoot)('of a folder of which root made a part, that part alone is given', () => {
  const folder = folderOfOwner();
  for (const name of ['dist', 'kept']) mkdirSync(join(folder, name));
  giveToOwner(folder, [join(folder, 'dist')]);
  expect(['dist', 'kept'].map((name) => statSync(join(folder, name)).uid)).toEqual([OWNER, 0]);
});
