import { studio } from '../studio/studio.js';

const MAX_AGE_MS = Number.parseInt(studio.retention.backups) * 86_400_000;
const MAX_WHOLE_AT_ONCE = 2;
const NAME = /^\d{4}-\d\d-\d\d-\d{4}(-incomplete)?\.tar(\.age)?$/;

/** 2025-12-31-2030.tar, in UTC: sorted by name is sorted by time. */
export function nightlyName(begun: Date, isWhole: boolean, isEncrypted: boolean): string {
  return `${nameOf(begun)}${isWhole ? '' : '-incomplete'}.tar${isEncrypted ? '.age' : ''}`;
}

/** Whole or not: what is newest is what a restore would take. None that a clock which was wrong has put into the future. */
export function newestBackup(files: string[], now: Date): string | undefined {
  return files
    .filter((file) => NAME.test(file) && momentOf(file) <= nameOf(now))
    .toSorted()
    .at(-1);
}

/**
 * Too old, or incomplete where the day has a later one or a whole one. The newest stays, and the newest whole one however old it is.
 * Few at a time: a clock that is wrong for a night leaves most of them.
 */
export function oldBackups(files: string[], now: Date): string[] {
  const oldest = nameOf(new Date(now.getTime() - MAX_AGE_MS));
  const sorted = files.filter((file) => NAME.test(file)).toSorted();
  const whole = sorted.filter(isNamedWhole);
  const ofDays = new Map([...sorted, ...whole].map((file) => [dayOf(file), file]));
  const recent = [...whole, ...ofDays.values(), ...sorted.slice(-1)].filter(
    (file) => momentOf(file) > oldest,
  );
  const old = whole.slice(0, -1).filter((file) => !recent.includes(file));
  const kept = new Set([...recent, ...whole.slice(-1), ...old.slice(MAX_WHOLE_AT_ONCE)]);
  return sorted.toReversed().filter((file) => !kept.has(file));
}

function momentOf(file: string): string {
  return file.slice(0, 'YYYY-MM-DD-HHMM'.length);
}

function dayOf(file: string): string {
  return file.slice(0, 'YYYY-MM-DD'.length);
}

function isNamedWhole(file: string): boolean {
  return !file.includes('incomplete');
}

function nameOf(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${day}-${time.slice(0, 5).replace(':', '')}`;
}
