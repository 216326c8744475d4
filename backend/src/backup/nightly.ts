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

/** Too many days, or too old; of one day all but the newest whole backup. The newest stays as well, and the newest whole one however old it is. */
export function oldBackups(files: string[], now: Date): string[] {
  const oldest = nameOf(new Date(now.getTime() - MAX_AGE_MS));
  const newestFirst = files
    .filter((file) => NAME.test(file))
    .toSorted()
    .toReversed();
  const days = new Set(newestFirst.map((file) => file.slice(0, 'YYYY-MM-DD'.length)));
  const ofDays = [...days].flatMap((day) => {
    const own = newestFirst.filter((file) => file.startsWith(day));
    return own.find(isNamedWhole) ?? own.slice(0, 1);
  });
  const whole = ofDays.filter(isNamedWhole);
  const recent = [
    ...newestFirst.slice(0, 1),
    ...ofDays.slice(0, MAX_BACKUPS),
    ...whole.slice(0, MAX_BACKUPS),
  ];
  const kept = new Set([...recent.filter((file) => file >= oldest), ...whole.slice(0, 1)]);
  return newestFirst.filter((file) => !kept.has(file));
}

function isNamedWhole(file: string): boolean {
  return !file.includes('incomplete');
}

function nameOf(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${day}-${time.slice(0, 5).replace(':', '')}`;
}
