import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Extract, extract } from 'tar-stream';
import {
  END_FILE,
  MANIFEST_FILE,
  type Manifest,
  PICTURES_FOLDER,
  manifestSchema,
  tableFolder,
} from './manifest.js';
import type { Table } from './tables.js';

const NO_BACKUP = 'This file is no backup of this site.';

export function entriesOf(file: string): Extract {
  const archive = extract();
  // What goes wrong is said to whoever reads the archive.
  pipeline(createReadStream(file), archive, () => undefined);
  return archive;
}

/** A table's rows as COPY wrote them; all rows stand before the first picture. */
export async function* rowsOf(file: string, table: Table): AsyncGenerator<Buffer> {
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (name.startsWith(PICTURES_FOLDER)) return;
    if (name.startsWith(tableFolder(table))) yield buffer(entry);
    else entry.resume();
  }
}

/** Reads all of a backup once, to know what it holds. @throws unless it is one of ours and whole */
export async function readManifest(file: string): Promise<Manifest> {
  let last = '';
  let description: Buffer | undefined;
  try {
    for await (const entry of entriesOf(file)) {
      last = entry.header.name;
      if (last === MANIFEST_FILE) description = await buffer(entry);
      else entry.resume();
    }
  } catch (cause) {
    throw new Error(`The backup ${file} cannot be read, or it is cut off.`, { cause });
  }
  if (!description) throw new Error(NO_BACKUP);
  if (last !== END_FILE) throw new Error(`${NO_BACKUP} Or it is cut off.`);
  return manifestSchema.parse(JSON.parse(description.toString()));
}
