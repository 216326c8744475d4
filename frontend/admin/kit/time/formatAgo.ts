import { admin } from '../../../content/admin/admin.ts';
import { formatMoment } from './formatMoment.ts';

const { now: justNow, minutes, hours } = admin.drafts;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "12 minutes ago"; of another day the moment itself. */
export function formatAgo(moment: number, now: number): string {
  const past = now - moment;
  if (past < MINUTE) return justNow;
  if (past < HOUR) return minutes(Math.floor(past / MINUTE));
  return past < 24 * HOUR ? hours(Math.floor(past / HOUR)) : formatMoment(moment, now);
}
