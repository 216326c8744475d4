import {
  CALL_WITHIN_HOURS,
  WORKING_DAYS,
  WORK_BEGINS_HOUR,
  WORK_ENDS_HOUR,
} from '../../content/working-hours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const AHEAD_OF_UTC = 5.5 * HOUR;

/** In working hours. */
export function callDue(moment: number): number {
  // In studio time as if it were UTC, so that days begin at multiples of a day.
  let now = moment + AHEAD_OF_UTC;
  let left = CALL_WITHIN_HOURS * HOUR;
  for (;;) {
    const midnight = Math.floor(now / DAY) * DAY;
    const begins = midnight + WORK_BEGINS_HOUR * HOUR;
    const ends = midnight + WORK_ENDS_HOUR * HOUR;
    const start = Math.max(now, begins);
    if (WORKING_DAYS.includes(new Date(midnight).getUTCDay()) && start < ends) {
      if (start + left <= ends) return start + left - AHEAD_OF_UTC;
      left -= ends - start;
    }
    now = midnight + DAY;
  }
}
