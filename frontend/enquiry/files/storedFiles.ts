import { createStore, delMany, get, keys, set } from 'idb-keyval';

/** Safari stores no files in a private window, but their bytes. */
interface StoredFile {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

let opened: ReturnType<typeof createStore> | undefined;
/** IndexedDB: local storage has no room for files. */
function store() {
  opened ??= createStore('enquiry-files', 'files');
  return opened;
}

let written: Promise<void> = Promise.resolve();

/** One after the other, so that what was chosen last is what stays. */
export function writeStoredFiles(key: string, files: File[]): Promise<void> {
  const turn = written.then(async () => set(key, await Promise.all(files.map(read)), store()));
  written = turn.catch(() => undefined);
  return turn;
}

export async function readStoredFiles(key: string): Promise<File[]> {
  const stored: unknown = await get(key, store());
  const files = Array.isArray(stored) ? stored.filter(isStoredFile) : [];
  return files.map(({ bytes, name, ...properties }) => new File([bytes], name, properties));
}

/** @returns whether nothing is left */
export async function removeStoredFilesExcept(used: readonly string[]): Promise<boolean> {
  const stored = await keys<string>(store());
  const unused = stored.filter((key) => !used.includes(key));
  await delMany(unused, store());
  return unused.length === stored.length;
}

async function read(file: File): Promise<StoredFile> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}

function isStoredFile(value: unknown): value is StoredFile {
  return value instanceof Object && 'bytes' in value && value.bytes instanceof ArrayBuffer && 'name' in value;
}
