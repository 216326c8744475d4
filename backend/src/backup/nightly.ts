import { studio } from '../studio/studio.js';

/** One a night. */
const MAX_BACKUPS = Number.parseInt(studio.retention.backups);
const NAME = /^\d{4}-\d\d-\d\d-\d{4}(-incomplete)?\.tar(\.age)?$/;

/** 2025-12-31-2030.tar, in UTC: sorted by name is sorted by time. */
export function nightlyName(begun: Date, isWhole: boolean, isEncrypted: boolean): string {
  const [day = '', time = ''] = begun.toISOString().split('T');
  const minute = time.slice(0, 5).replace(':', '');
  return `${day}-${minute}${isWhole ? '' : '-incomplete'}.tar${isEncrypted ? '.age' : ''}`;
}

/** Whole or not: what is newest is what a restore would take. */
export function newestBackup(files: string[]): string | undefined {
  return files
    .filter((file) => NAME.test(file))
    .toSorted()
    .at(-1);
}

/** The newest whole backup stays, however old it is. */
export function oldBackups(files: string[]): string[] {
  const newestFirst = files
    .filter((file) => NAME.test(file))
    .toSorted()
    .toReversed();
  const newestWhole = newestFirst.find((file) => !file.includes('incomplete'));
  return newestFirst.slice(MAX_BACKUPS).filter((file) => file !== newestWhole);
}
