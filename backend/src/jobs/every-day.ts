import type { CronItemOptions, CronMatcher } from 'graphile-worker';
import { studio } from '../studio/studio.js';

const DAY_MS = 24 * 3_600_000;

export interface DailySchedule {
  match: CronMatcher;
  options: CronItemOptions;
}

/**
 * A time that passed while the site was off is made up for when it starts within a day.
 * @param time HH:MM by the studio's clock; where clocks are changed, one that is passed over is left out that day
 */
export function everyDay(time: string, timeZone = studio.locale.timeZone): DailySchedule {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const clock = new Intl.DateTimeFormat('en', options);
  // The worker tells moments in UTC, without their year.
  const match: CronMatcher = ({ month, date, hour, min }) =>
    clock.format(Date.UTC(new Date().getUTCFullYear(), month - 1, date, hour, min)) === time;
  return { match, options: { backfillPeriod: DAY_MS } };
}
