import { createStore, delMany, entries, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { fileFrom, isStoredFile, type StoredFile, storedFile } from '../../stores/storedFile.ts';
import { serialQueue } from '../../stores/serialQueue.ts';
import type { ChosenPictures } from '../draft/postDraft.ts';
import { copyRetention } from './copyRetention.ts';
import type { UnsentFile } from '../pictures/UnsentFile.ts';

/** The files of a form. */
export interface CopyFiles {
  /** That go with its save. */
  pictures: ChosenPictures;
  /** That go by themselves. */
  unsent: readonly UnsentFile[];
}
export const NO_FILES: CopyFiles = { pictures: {}, unsent: [] };

const fileOrBytes = z.union([
  z.instanceof(File),
  z.pipe(z.custom<StoredFile>(isStoredFile), z.transform(fileFrom)),
]);
const storedFiles = z.object({
  feature_image: z.optional(fileOrBytes),
  mb_image: z.optional(fileOrBytes),
  unsent: z.prefault(z.array(z.object({ id: z.string(), place: z.string(), file: fileOrBytes })), []),
});

let opened: ReturnType<typeof createStore> | undefined;
/** IndexedDB: local storage has no room for files. */
function store() {
  opened ??= createStore('blog-copies', 'files');
  return opened;
}

/** Without it, files stay only as long as a local copy names them. */
const age = z.object({ savedAt: z.optional(z.number()) });

const enqueue = serialQueue();

/** As files where they are taken, because their bytes fill the memory. */
async function write(form: string, files: CopyFiles, savedAt?: number): Promise<void> {
  const { pictures, unsent } = files;
  try {
    await set(form, { ...pictures, unsent, savedAt }, store());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error;
    await set(form, { ...(await bytesOf(files)), savedAt }, store());
  }
}

async function read(form: string): Promise<CopyFiles> {
  return filesIn((await get(form, store())) ?? {});
}

async function bytesOf({ pictures, unsent }: CopyFiles) {
  const { feature_image: desktop, mb_image: mobile } = pictures;
  return {
    ...(desktop && { feature_image: await storedFile(desktop) }),
    ...(mobile && { mb_image: await storedFile(mobile) }),
    unsent: await Promise.all(unsent.map(async (one) => ({ ...one, file: await storedFile(one.file) }))),
  };
}

/** @param form as in its local copy @returns whether there was room */
export async function saveCopyFiles(form: string, files: CopyFiles): Promise<boolean> {
  try {
    await enqueue(() => write(form, files, Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** They are in another form now. */
export async function releaseCopyFiles(form: string): Promise<void> {
  await enqueue(async () => write(form, await read(form))).catch(() => undefined);
}

export async function readCopyFiles(form: string): Promise<CopyFiles> {
  try {
    return await enqueue(() => read(form));
  } catch {
    return NO_FILES;
  }
}

/** Of all forms of this browser. */
export async function readAllFiles(): Promise<[form: string, files: CopyFiles][]> {
  const stored = await entries<string>(store()).catch(() => []);
  return stored.map(([form, files]) => [form, filesIn(files)]);
}

function filesIn(stored: unknown): CopyFiles {
  const { unsent, ...pictures } = storedFiles.safeParse(stored).data ?? { unsent: [] };
  return { pictures, unsent };
}

export async function removeCopyFiles(...forms: string[]): Promise<void> {
  await enqueue(() => delMany(forms, store())).catch(() => undefined);
}

/** @param forms whose copies are there; a draft on the server may name others */
export async function removeOldCopyFiles(forms: readonly string[], now: number): Promise<void> {
  const stored = await entries<string>(store()).catch(() => []);
  const isOld = (files: unknown) => now - (age.safeParse(files).data?.savedAt ?? 0) > copyRetention;
  const old = stored.filter(([form, files]) => !forms.includes(form) && isOld(files));
  await removeCopyFiles(...old.map(([form]) => form));
}

export function fileNames({ pictures, unsent }: CopyFiles): string[] {
  const all = [...Object.values(pictures), ...unsent.map(({ file }) => file)];
  return all.flatMap((file) => (file ? [file.name] : []));
}
