import { createStore, delMany, get, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import type { ChosenPictures } from '../draft/postDraft.ts';

const storedPictures = z.object({
  feature_image: z.optional(z.instanceof(File)),
  mb_image: z.optional(z.instanceof(File)),
});

let opened: ReturnType<typeof createStore> | undefined;
/** IndexedDB: local storage has no room for files. */
function store() {
  opened ??= createStore('blog-copies', 'files');
  return opened;
}

/** @param form as in its local copy @returns whether there was room */
export async function saveCopyFiles(form: string, pictures: ChosenPictures): Promise<boolean> {
  try {
    await set(form, pictures, store());
    return true;
  } catch {
    return false;
  }
}

export async function readCopyFiles(form: string): Promise<ChosenPictures> {
  try {
    return storedPictures.parse((await get(form, store())) ?? {});
  } catch {
    return {};
  }
}

export async function removeCopyFiles(...forms: string[]): Promise<void> {
  await delMany(forms, store()).catch(() => undefined);
}

export async function removeOtherCopyFiles(forms: readonly string[]): Promise<void> {
  const stored = await keys<string>(store()).catch(() => []);
  await removeCopyFiles(...stored.filter((form) => !forms.includes(form)));
}
