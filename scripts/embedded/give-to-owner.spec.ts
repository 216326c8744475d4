import { chownSync, lstatSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { giveToOwner } from './give-to-owner.ts';
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
