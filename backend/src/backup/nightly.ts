import { studio } from '../studio/studio.js';

const MAX_BACKUPS = Number.parseInt(studio.retention.backups);
const MAX_AGE_MS = MAX_BACKUPS * 86_400_000;
const NAME = /^\d{4}-\d\d-\d\d-\d{4}(-incomplete)?\.tar(\.age)?$/;

/** 2025-12-31-2030.tar, in UTC: sorted by name is sorted by time. */
export function nightlyName(begun: Date, isWhole: boolean, isEncrypted: boolean): string {
  return `${nameOf(begun)}${isWhole ? '' : '-incomplete'}.tar${isEncrypted ? '.age' : ''}`;
}

/** Whole or not: what is newest is what a restore would take. */
export function newestBackup(files: string[]): string | undefined {
  return files
    .filter((file) => NAME.test(file))
    .toSorted()
    .at(-1);
}

/** Too many, or too old. The newest whole backup stays, however old it is. */
export function oldBackups(files: string[], now: Date): string[] {
  const oldest = nameOf(new Date(now.getTime() - MAX_AGE_MS));
  const newestFirst = files
    .filter((file) => NAME.test(file))
    .toSorted()
    .toReversed();
  const newestWhole = newestFirst.find((file) => !file.includes('incomplete'));
  return newestFirst.filter((file, index) => (index >= MAX_BACKUPS || file < oldest) && file !== newestWhole);
}

function nameOf(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${day}-${time.slice(0, 5).replace(':', '')}`;
}
