import { compareRestored } from './compare-restored.js';
import type { BackupFile } from '../encrypt.js';
import { loadBackup } from '../restoring/load-backup.js';
import { claimScratch, clearScratch } from './scratch.js';
import type { ScratchDatabase } from './scratch-database.js';
import type { ScratchPictures } from './scratch-pictures.js';

export interface ProvedBackup {
  madeAt: string;
  tables: number;
  rows: number;
  files: number;
  /** Empty when everything came back. */
  problems: string[];
}

/** Restores a backup as a restore does, beside the site, compares, and takes it away again. @throws when it cannot be restored */
export async function proveBackup(
  database: ScratchDatabase,
  { scratch, store }: ScratchPictures,
  file: BackupFile,
): Promise<ProvedBackup> {
  const places = [database, scratch];
  const clear = async (): Promise<void> => {
    for (const place of places) await clearScratch(place);
  };
  for (const place of places) await claimScratch(place);
  try {
    const restored = await loadBackup({ DATABASE_URL: database.url }, store, file, true);
    const problems = await compareRestored(database.url, store, restored);
    await clear();
    return {
      madeAt: restored.madeAt,
      tables: restored.tables.length,
      rows: restored.tables.reduce((sum, { rows = 0 }) => sum + rows, 0),
      files: Object.keys(restored.files ?? {}).length,
      problems,
    };
  } catch (error) {
    // What stays is cleared by the next proof: the failure is what somebody must read.
    await clear().catch(() => undefined);
    throw error;
  }
}
