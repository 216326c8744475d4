import { adminConsent } from '../../../content/admin/consent.ts';
import { formatStudioTime, studioDateTime } from '../../kit/time/studioTime.ts';

/** "today at 14:48", otherwise "on Saturday 31 January 2026 at 09:30". */
export function formatWhen(moment: string, now = new Date()): string {
  const [day, time = ''] = studioDateTime(moment).split('T');
  const [today] = studioDateTime(now.toISOString()).split('T');
  return day === today ? adminConsent.today(time) : adminConsent.on(formatStudioTime(moment));
}

/** "today at 14:48:05"; seconds are the same in every zone. */
export function formatWhenToTheSecond(moment: string, now = new Date()): string {
  return `${formatWhen(moment, now)}:${new Date(moment).toISOString().slice(17, 19)}`;
}
