import { removeFromBrowserStorage, writeBrowserStorage } from '../../stores/browserStorage.ts';
import { draftKey } from '../draft/enquiryDraft.ts';
import { hasKeptFiles, KEPT_FILES } from '../hasWaiting.ts';
import { readWaitingEnquiries } from '../waiting/waitingEnquiry.ts';
import { readStoredFiles, removeStoredFilesExcept, writeStoredFiles } from './storedFiles.ts';

/** @param key of the enquiry, whose words do not depend on what becomes of its files */
export async function keepFiles(key: string, files: File[]): Promise<void> {
  if (files.length === 0 && !hasKeptFiles()) return;
  // Where it is refused nobody could clear them.
  if (!writeBrowserStorage('localStorage', KEPT_FILES, 'yes')) return;
  await writeStoredFiles(key, files).catch(() => undefined);
  writeBrowserStorage('localStorage', KEPT_FILES, 'yes');
}

export async function readKeptFiles(key: string | undefined): Promise<File[]> {
  if (key === undefined || !hasKeptFiles()) return [];
  return readStoredFiles(key).catch(() => []);
}

/** Of what was sent, cleared or is too old, nothing is kept. */
export async function forgetUnusedFiles(): Promise<void> {
  if (!hasKeptFiles()) return;
  const isEmpty = await removeStoredFilesExcept(usedKeys).catch(() => false);
  if (isEmpty) removeFromBrowserStorage('localStorage', KEPT_FILES);
}

const usedKeys = (): string[] => [draftKey() ?? [], ...readWaitingEnquiries().map(({ key }) => key)].flat();
