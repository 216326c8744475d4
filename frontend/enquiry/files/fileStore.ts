import { createStore, delMany, get, keys, set } from 'idb-keyval';

let opened: ReturnType<typeof createStore> | undefined;
/** IndexedDB: local storage has no room for files. */
function store() {
  opened ??= createStore('enquiry-files', 'files');
  return opened;
}

export const writeFiles = (key: string, files: File[]): Promise<void> => set(key, files, store());

export async function readFiles(key: string): Promise<File[]> {
  const stored: unknown = await get(key, store());
  return Array.isArray(stored) ? stored.filter((file) => file instanceof File) : [];
}

/** @returns whether nothing is left */
export async function removeFilesExcept(used: readonly string[]): Promise<boolean> {
  const stored = await keys<string>(store());
  const unused = stored.filter((key) => !used.includes(key));
  await delMany(unused, store());
  return unused.length === stored.length;
}
