import { createStore, delMany, get, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import type { ChosenPictures } from '../draft/postDraft.ts';

const storedPictures = z.object({
  feature_image: z.optional(z.instanceof(File)),
  mb_image: z.optional(z.instanceof(File)),
});

let opened: ReturnType<typeof createStore> | undefined;
/** Files are too large for the storage that the copies are in. */
function store() {
  opened ??= createStore('blog-copies', 'files');
  return opened;
}

/**
 * Keeps the pictures that were chosen in a form until it is saved.
 * @param form as its local copy names it
 * @returns whether there was room
 */
export async function saveFiles(form: string, pictures: ChosenPictures): Promise<boolean> {
  try {
    await set(form, pictures, store());
    return true;
  } catch {
    return false;
  }
}

/** What was kept of them; nothing where the browser keeps no files. */
export async function readFiles(form: string): Promise<ChosenPictures> {
  try {
    return storedPictures.parse((await get(form, store())) ?? {});
  } catch {
    return {};
  }
}

/** Where there is no storage for files there is nothing to remove. */
export async function removeFiles(...forms: string[]): Promise<void> {
  await delMany(forms, store()).catch(() => undefined);
}

/** Removes the files of every form but these. */
export async function removeFilesBut(forms: readonly string[]): Promise<void> {
  const kept = await keys<string>(store()).catch(() => []);
  await removeFiles(...kept.filter((form) => !forms.includes(form)));
}
