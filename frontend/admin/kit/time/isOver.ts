import { serverNow } from '../../../api/serverClock.ts';
import { studioMoment } from './studioTime.ts';

/** @param time in the studio's time zone, YYYY-MM-DDTHH:MM; none is never over */
export function isOver(time: string): boolean {
  const moment = studioMoment(time)?.getTime();
  return moment !== undefined && moment <= serverNow();
}
