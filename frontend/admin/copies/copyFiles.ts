import { createStore, delMany, entries, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import type { ChosenPictures } from '../draft/postDraft.ts';
import { copyRetention } from './copyRetention.ts';

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

/** Without it, files stay only as long as a local copy names them. */
const age = z.object({ savedAt: z.optional(z.number()) });

/** @param form as in its local copy @returns whether there was room */
export async function saveCopyFiles(form: string, pictures: ChosenPictures): Promise<boolean> {
  try {
    await set(form, { ...pictures, savedAt: Date.now() }, store());
    return true;
  } catch {
    return false;
  }
}

/** They are in another form now. */
export async function releaseCopyFiles(form: string): Promise<void> {
  await set(form, await readCopyFiles(form), store()).catch(() => undefined);
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

/** @param forms whose copies are there; a draft on the server may name others */
export async function removeOldCopyFiles(forms: readonly string[], now: number): Promise<void> {
  const stored = await entries<string>(store()).catch(() => []);
  const isOld = (files: unknown) => now - (age.safeParse(files).data?.savedAt ?? 0) > copyRetention;
  const old = stored.filter(([form, files]) => !forms.includes(form) && isOld(files));
  await removeCopyFiles(...old.map(([form]) => form));
}
