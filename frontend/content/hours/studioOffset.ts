import locale from '../../../studio/locale.json' with { type: 'json' };
import { zoneOffset } from './zoneOffset.ts';

/** How far the studio's clock is ahead of UTC while it shows this, such as +01:00. @param time YYYY-MM-DDTHH:MM that exists */
export function studioOffset(time: string): string {
  return zoneOffset(time, locale.timeZone);
}
