import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { SHARED_FOLDER, sharedFolder } from './shared-folder.ts';

/** Of versions before: systems delete there what nobody has touched for a month. */
const FORMER_FOLDER = '/var/tmp/studio-website-postgres';
const PLACE_MARK = 'lies-in';
const OWNER_MARK = 'belongs-to';

export interface User {
  uid: number;
  gid: number;
}

/** Postgres refuses to run as root: root makes new databases as this user. */
const NOBODY: User = { uid: 65_534, gid: 65_534 };

export interface Place {
  folder: string;
  /** Set when this process is root. */
  runAs: User | undefined;
}

/** @param folder of the site, in which its database lies or which names another place */
export function hasDatabase(folder: string): boolean {
  return find(resolve(folder)) !== undefined;
}

/** Where the database lies, or where a new one is to be made. @throws with a sentence when it is not to be had */
export function placeOf(folder: string): Place {
  const found = find(resolve(folder));
  if (found) {
    const place = moved(found);
    return { folder: place, runAs: runnerOf(place, resolve(folder)) };
  }
  mkdirSync(folder, { recursive: true });
  const runAs = process.getuid?.() === 0 ? NOBODY : undefined;
  return { folder: canEnter(runAs, folder) ? folder : newPlace(resolve(folder)), runAs };
}

/** For all later starts, wherever the site's folder is moved and whoever may enter it then. */
export function rememberPlace(folder: string, place: string): void {
  const isElsewhere = resolve(place) !== resolve(folder);
  mkdirSync(folder, { recursive: true });
  write(join(folder, PLACE_MARK), isElsewhere ? place : '.');
  if (isElsewhere) write(join(place, OWNER_MARK), resolve(folder));
}

/** With its mark, so that the next start tells what is missing. */
export function discardDatabase(folder: string, place: string): void {
  const data = join(place, 'data');
  renameSync(data, `${data}.new`);
  rmSync(`${data}.new`, { recursive: true });
  rmSync(join(folder, PLACE_MARK), { force: true });
}

function find(folder: string): string | undefined {
  const mark = join(folder, PLACE_MARK);
  const named = read(mark);
  const marked = named && resolve(folder, named);
  const [place, another] = (marked ? [marked] : placesWithoutMark(folder)).filter(isFilled);
  if (place && another)
    throw new Error(
      `There are two databases of this site: ${describe(place)} and ${describe(another)}. Write the folder of the right one into ${mark}, and start again.`,
    );
  if (marked && !place)
    throw new Error(
      `The database of this site lay in ${marked}, and is not there any more. Put it back there or, when it is lost, remove ${mark} and restore a backup: npm run restore -- FILE`,
    );
  if (place && place !== folder) refuseCopy(folder, place);
  return place;
}

/** A user who is not root never had a database elsewhere. */
function placesWithoutMark(folder: string): string[] {
  const self = process.getuid?.();
  const isOwn = self !== 0 && isFilled(folder) && statSync(join(folder, 'data')).uid === self;
  return isOwn ? [folder] : [folder, ...unmarkedPlaces(folder)];
}

function describe(place: string): string {
  const data = join(place, 'data');
  const { status, stdout } = spawnSync('du', ['-sh', data], { encoding: 'utf8' });
  const size = status === 0 ? stdout.split('\t')[0] : 'of a size that only root can see';
  return `${place} (${size}, last started or stopped ${statSync(data).mtime.toISOString()})`;
}

function isFilled(place: string): boolean {
  return existsSync(join(place, 'data'));
}

function refuseCopy(folder: string, place: string): void {
  const owner = read(join(place, OWNER_MARK));
  if (!owner || !existsSync(owner) || isSame(owner, folder)) return;
  throw new Error(
    `${folder} is a copy of ${owner}, whose database in ${place} it must not change. Remove ${owner} when this takes its place, or restore a backup into a new folder.`,
  );
}

export function isSame(path: string, other: string): boolean {
  const [one, two] = [statSync(path), statSync(other)];
  return one.ino === two.ino && one.dev === two.dev;
}

function runnerOf(place: string, folder: string): User | undefined {
  const data = join(place, 'data');
  const self = process.getuid?.();
  const { uid, gid } = statSync(data);
  if (self === 0 && uid === 0)
    throw new Error(
      `${data} belongs to root, as whom Postgres refuses to run. Give it to the user who is to run it: chown -R USER ${data}`,
    );
  if (self === 0 && !canEnter({ uid, gid }, place))
    throw new Error(
      `The database lies in ${place}, where user ${uid}, as whom Postgres runs, cannot enter. Let others enter the folders above it (chmod o+x), and start again.`,
    );
  if (self === 0) return { uid, gid };
  const owner = [uid, statSync(place).uid].find((one) => one !== self);
  const all = [dirname(folder), ...(place === folder ? [] : [place])].join(' ');
  if (self !== undefined && owner !== undefined)
    throw new Error(
      `The database in ${place} belongs to user ${owner}. Run this as that user or as root, or make it yours: sudo chown -R ${self} ${all}`,
    );
  return undefined;
}

function canEnter(user: User | undefined, folder: string): boolean {
  return !user || spawnSync('test', ['-x', resolve(folder)], { ...user, cwd: '/' }).status === 0;
}

/** Below the name that the version before would look for, unless the database of a folder which was moved away from here lies there. */
function newPlace(folder: string): string {
  const place = join(sharedFolder(), nameOf(folder));
  if (isFilled(place)) return mkdtempSync(`${place}-`);
  mkdirSync(place, { recursive: true });
  return place;
}

/** Of versions before, which left no mark. */
function unmarkedPlaces(folder: string): string[] {
  const present = join(SHARED_FOLDER, nameOf(folder));
  const former = join(FORMER_FOLDER, nameOf(folder));
  const place = existsSync(present) || !isFormer(former) ? present : former;
  return [folder, undefined].includes(read(join(place, OWNER_MARK))) ? [place] : [];
}

function isFormer(place: string): boolean {
  return dirname(place) === FORMER_FOLDER && existsSync(place) && lstatSync(FORMER_FOLDER).uid === 0;
}

function nameOf(folder: string): string {
  return `data-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
}

/** @returns where it is then: nothing is moved to another disk, where its owner would be lost */
function moved(former: string): string {
  const present = join(SHARED_FOLDER, basename(former));
  if (!isFormer(former) || existsSync(present)) return former;
  try {
    sharedFolder();
    renameSync(former, present);
    // For the version before, which may run still or come back.
    symlinkSync(present, former);
    return present;
  } catch {
    return former;
  }
}

function read(note: string): string | undefined {
  return (existsSync(note) && readFileSync(note, 'utf8').trim()) || undefined;
}

/** Never through a link, which the user who runs Postgres could lay here for root. */
function write(note: string, content: string): void {
  if (read(note) === content) return;
  rmSync(note, { force: true });
  writeFileSync(note, `${content}\n`, { flag: 'wx', flush: true });
}
