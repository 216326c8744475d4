import { createStore, delMany, entries, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
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

const storedFiles = z.object({
  feature_image: z.optional(z.instanceof(File)),
  mb_image: z.optional(z.instanceof(File)),
  unsent: z.prefault(z.array(z.object({ id: z.string(), place: z.string(), file: z.instanceof(File) })), []),
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
export async function saveCopyFiles(form: string, { pictures, unsent }: CopyFiles): Promise<boolean> {
  try {
    await set(form, { ...pictures, unsent, savedAt: Date.now() }, store());
    return true;
  } catch {
    return false;
  }
}

/** They are in another form now. */
export async function releaseCopyFiles(form: string): Promise<void> {
  const { pictures, unsent } = await readCopyFiles(form);
  await set(form, { ...pictures, unsent }, store()).catch(() => undefined);
}

export async function readCopyFiles(form: string): Promise<CopyFiles> {
  try {
    return filesIn((await get(form, store())) ?? {});
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
  await delMany(forms, store()).catch(() => undefined);
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
