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

let last: Promise<unknown> = Promise.resolve();
/** One change after the other, so that what was chosen or cleared last is what stays. */
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const turn = last.then(change);
  last = turn.catch(() => undefined);
  return turn;
}

export const writeStoredFiles = (key: string, files: File[]): Promise<void> =>
  inTurn(async () => set(key, await Promise.all(files.map(read)), store()));

export async function readStoredFiles(key: string): Promise<File[]> {
  const stored: unknown = await get(key, store());
  const files = Array.isArray(stored) ? stored.filter(isStoredFile) : [];
  return files.map(({ bytes, name, ...properties }) => new File([bytes], name, properties));
}

/** @param used asked for in its turn @returns whether nothing is left */
export const removeStoredFilesExcept = (used: () => string[]): Promise<boolean> =>
  inTurn(async () => {
    const stored = await keys<string>(store());
    const unused = stored.filter((key) => !used().includes(key));
    await delMany(unused, store());
    return unused.length === stored.length;
  });

async function read(file: File): Promise<StoredFile> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}

function isStoredFile(value: unknown): value is StoredFile {
  return value instanceof Object && 'bytes' in value && value.bytes instanceof ArrayBuffer && 'name' in value;
}
