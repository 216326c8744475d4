import { workingTime } from 'content/workingTime';
import type { WorkingHours } from 'content/schemas/hours';
import { studio } from '../../studio/studio.js';
import type { PromiseRow } from './report.repository.js';
import type { ContactFigures } from './report.schema.js';

const MINUTE = 60_000;

/** Whole minutes of working time from each enquiry to its first contact, the quickest first. */
export function contactMinutes(rows: PromiseRow[], hours: WorkingHours): number[] {
  return rows
    .flatMap(({ created_at: from, first_contact_at: to }) =>
      to ? [workingTime(from.getTime(), to.getTime(), hours, studio.locale.timeZone)] : [],
    )
    .map((time) => Math.floor(time / MINUTE))
    .toSorted((one, other) => one - other);
}

/** As many of them at most, the first and the last among them. */
export function evenlySpread(sorted: number[], count: number): number[] {
  if (sorted.length <= count) return sorted;
  const turn = (index: number) => Math.floor((index * (count - 1)) / (sorted.length - 1));
  return sorted.filter((_, index) => turn(index) > turn(index - 1));
}

interface Reckoning {
  minutes: number[];
  due: (receivedAt: Date) => Date;
  now: Date;
}

export function contactFigures(rows: PromiseRow[], { minutes, due, now }: Reckoning): ContactFigures {
  const kinds = rows.map((row) => kindOf(row, row.call_due ?? due(row.created_at), now));
  const count = (...wanted: Kind[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return {
    enquiries: rows.length,
    contacted: minutes.length,
    median_minutes: median(minutes),
    slowest_minutes: minutes.at(-1) ?? null,
    within: count('within'),
    late: count('late', 'never'),
    never: count('never'),
    waiting: count('waiting'),
    unknown: count('unknown'),
  };
}

type Kind = 'within' | 'late' | 'never' | 'waiting' | 'unknown';

function kindOf({ first_contact_at: contact, is_open: isOpen }: PromiseRow, due: Date, now: Date): Kind {
  if (contact) return contact <= due ? 'within' : 'late';
  if (!isOpen) return 'unknown';
  return now > due ? 'never' : 'waiting';
}

/** Of sorted numbers; between two of them their middle, rounded up. */
function median(sorted: number[]): number | null {
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : Math.ceil((low + high) / 2);
}
