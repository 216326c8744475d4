import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Extract, extract } from 'tar-stream';
import { z } from 'zod';
import { isPictureFile } from '../../pictures/picture-name.js';
import { type BackupFile, KeyError, decrypt } from '../encrypt.js';
import { fileReason } from '../file-reason.js';
import {
  type Backup,
  END_FILE,
  FILES_FOLDER,
  MANIFEST_FILE,
  PICTURES_FOLDER,
  endSchema,
  manifestSchema,
  tableFolder,
} from '../manifest.js';
import type { Table } from '../tables.js';

const NO_BACKUP = 'This file is no backup of this site.';

export function entriesOf(file: BackupFile): Extract {
  const archive = extract();
  pipeline(decrypt(file), archive, () => undefined);
  return archive;
}

/** As COPY wrote them; all rows stand before the first picture. */
export async function* rowsOf(file: BackupFile, table: Table): AsyncGenerator<StoredFile> {
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (name.startsWith(PICTURES_FOLDER) || name.startsWith(FILES_FOLDER)) return;
    if (name.startsWith(tableFolder(table))) yield { name, content: await buffer(entry) };
    else entry.resume();
  }
}

/** The column `id` of a table of uuids, which COPY writes as they are. */
export async function readIds(file: BackupFile, { tables }: Backup, name: string): Promise<string[]> {
  const table = tables.find((one) => one.schema === 'public' && one.name === name);
  const place = table?.columns.indexOf('id') ?? -1;
  if (!table || place < 0) return [];
  const ids: string[] = [];
  let rest = '';
  for await (const { content } of rowsOf(file, table)) {
    const lines = (rest + content.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    ids.push(...lines.flatMap((line) => line.split('\t', place + 1)[place] ?? []));
  }
  return ids.filter((id) => z.uuid().safeParse(id).success);
}

export interface StoredFile {
  name: string;
  content: Buffer;
}

export function readPictures(file: BackupFile): AsyncGenerator<StoredFile> {
  return readFolder(file, PICTURES_FOLDER);
}

export function readEnquiryFiles(file: BackupFile): AsyncGenerator<StoredFile> {
  return readFolder(file, FILES_FOLDER);
}

async function* readFolder(file: BackupFile, folder: string): AsyncGenerator<StoredFile> {
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (name.startsWith(folder)) yield { name: name.slice(folder.length), content: await buffer(entry) };
    else entry.resume();
  }
}

/** Reads the whole backup once. @throws unless it is one of ours, whole, and can be opened */
export async function readBackup(file: BackupFile): Promise<Backup> {
  let last = '';
  let [description, end]: (string | undefined)[] = [];
  const strangers: string[] = [];
  try {
    for await (const entry of entriesOf(file)) {
      const { name, type } = entry.header;
      last = name;
      if (name === MANIFEST_FILE) description = (await buffer(entry)).toString();
      else if (name === END_FILE) end = (await buffer(entry)).toString();
      else entry.resume();
      if (name.startsWith(PICTURES_FOLDER) && !isPicture(name, type)) strangers.push(name);
      if (name.startsWith(FILES_FOLDER) && !isEnquiryFile(name, type)) strangers.push(name);
    }
  } catch (cause) {
    if (cause instanceof KeyError) throw cause;
    const reason = fileReason(cause);
    const problem = reason ? `cannot be read: ${reason}.` : 'cannot be read, or it is cut off.';
    throw new Error(`The backup ${file.path} ${problem}`, { cause });
  }
  if (description === undefined) throw new Error(NO_BACKUP);
  if (end === undefined || last !== END_FILE) throw new Error(`${NO_BACKUP} Or it is cut off.`);
  if (strangers[0] !== undefined)
    throw new Error(
      `${NO_BACKUP} Among its pictures and files is one that no site has made: ${strangers[0]}`,
    );
  const manifest = manifestSchema.safeParse(JSON.parse(description));
  if (!manifest.success)
    throw new Error(`The backup ${file.path} is of a version that this one cannot read.`);
  return {
    ...manifest.data,
    ...endSchema.parse(end ? JSON.parse(end) : { missing: [] }),
  };
}

/** Anything else could be written outside the store. */
function isPicture(name: string, type: string | null | undefined): boolean {
  return type === 'file' && isPictureFile(name.slice(PICTURES_FOLDER.length));
}

function isEnquiryFile(name: string, type: string | null | undefined): boolean {
  return type === 'file' && z.uuid().safeParse(name.slice(FILES_FOLDER.length)).success;
}
