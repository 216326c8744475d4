import { removeFromBrowserStorage, writeBrowserStorage } from '../../stores/browserStorage.ts';
import { draftKey } from '../draft/enquiryDraft.ts';
import { hasKeptFiles, KEPT_FILES } from '../hasWaiting.ts';
import { readWaiting } from '../waiting/waitingEnquiry.ts';

const openStore = () => import('./storedFiles.ts');

/** @param key of the enquiry, as a draft and while it waits @returns whether the browser keeps them */
export async function keepFiles(key: string, files: File[]): Promise<boolean> {
  if (files.length === 0 && !hasKeptFiles()) return true;
  try {
    writeBrowserStorage('localStorage', KEPT_FILES, 'yes');
    const { writeStoredFiles } = await openStore();
    await writeStoredFiles(key, files);
    return true;
  } catch {
    return false;
  }
}

/** @returns none where the browser refuses: the enquiry itself does not depend on them */
export async function readKeptFiles(key: string | undefined): Promise<File[]> {
  if (key === undefined || !hasKeptFiles()) return [];
  try {
    const { readStoredFiles } = await openStore();
    return await readStoredFiles(key);
  } catch {
    return [];
  }
}

/** Of what was sent, cleared or has waited for too long, nothing is kept. */
export async function forgetUnusedFiles(): Promise<void> {
  if (!hasKeptFiles()) return;
  try {
    const { removeStoredFilesExcept } = await openStore();
    const used = [draftKey() ?? [], ...readWaiting().map(({ key }) => key)].flat();
    if (await removeStoredFilesExcept(used)) removeFromBrowserStorage('localStorage', KEPT_FILES);
  } catch {
    // The flag stays, and the next page tries again.
  }
}
