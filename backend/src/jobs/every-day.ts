import type { CronMatcher } from 'graphile-worker';
import { studio } from '../studio/studio.js';

/** @param time HH:MM by the studio's clock; where clocks are changed, one that is passed over is left out that day */
export function everyDay(time: string, timeZone = studio.locale.timeZone): CronMatcher {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const clock = new Intl.DateTimeFormat('en', options);
  // The worker tells moments in UTC, without their year.
  return ({ month, date, hour, min }) =>
    clock.format(Date.UTC(new Date().getUTCFullYear(), month - 1, date, hour, min)) === time;
}
