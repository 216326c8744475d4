import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { fileFrom, isStoredFile, storedFile } from '../../stores/storedFile.ts';
import { serialQueue } from '../../stores/serialQueue.ts';

let opened: ReturnType<typeof createStore> | undefined;
/** IndexedDB: local storage has no room for files. */
function store() {
  opened ??= createStore('enquiry-files', 'files');
  return opened;
}

const enqueue = serialQueue();

export const writeStoredFiles = (key: string, files: File[]): Promise<void> =>
  enqueue(async () => set(key, await Promise.all(files.map(storedFile)), store()));

export async function readStoredFiles(key: string): Promise<File[]> {
  const stored: unknown = await get(key, store());
  return Array.isArray(stored) ? stored.filter(isStoredFile).map(fileFrom) : [];
}

/** @param used asked for in its turn @returns whether nothing is left */
export const removeStoredFilesExcept = (used: () => string[]): Promise<boolean> =>
  enqueue(async () => {
    const stored = await keys<string>(store());
    const unused = stored.filter((key) => !used().includes(key));
    await delMany(unused, store());
    return unused.length === stored.length;
  });
