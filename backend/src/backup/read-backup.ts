import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Extract, extract } from 'tar-stream';
import { isPictureFile } from '../pictures/picture-name.js';
import { type BackupFile, KeyError, decrypt } from './encrypt.js';
import {
  type Backup,
  END_FILE,
  MANIFEST_FILE,
  PICTURES_FOLDER,
  endSchema,
  manifestSchema,
  tableFolder,
} from './manifest.js';
import type { Table } from './tables.js';

const NO_BACKUP = 'This file is no backup of this site.';

export function entriesOf(file: BackupFile): Extract {
  const archive = extract();
  pipeline(decrypt(file), archive, () => undefined);
  return archive;
}

/** As COPY wrote them; all rows stand before the first picture. */
export async function* rowsOf(file: BackupFile, table: Table): AsyncGenerator<Buffer> {
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (name.startsWith(PICTURES_FOLDER)) return;
    if (name.startsWith(tableFolder(table))) yield buffer(entry);
    else entry.resume();
  }
}

export async function* readPictures(file: BackupFile): AsyncGenerator<{ name: string; content: Buffer }> {
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (name.startsWith(PICTURES_FOLDER))
      yield { name: name.slice(PICTURES_FOLDER.length), content: await buffer(entry) };
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
    }
  } catch (cause) {
    if (cause instanceof KeyError) throw cause;
    throw new Error(`The backup ${file.path} cannot be read, or it is cut off.`, { cause });
  }
  if (description === undefined) throw new Error(NO_BACKUP);
  if (end === undefined || last !== END_FILE) throw new Error(`${NO_BACKUP} Or it is cut off.`);
  if (strangers[0] !== undefined)
    throw new Error(`${NO_BACKUP} Among its pictures is one that no site has made: ${strangers[0]}`);
  return {
    ...manifestSchema.parse(JSON.parse(description)),
    ...endSchema.parse(end ? JSON.parse(end) : { missing: [] }),
  };
}

/** Anything else could be written outside the store. */
function isPicture(name: string, type: string | null | undefined): boolean {
  return type === 'file' && isPictureFile(name.slice(PICTURES_FOLDER.length));
}
