/** How far the clock of this device is behind the backend's, in milliseconds. */
let lag = 0;
const LAST_OF_SECOND_MS = 999;

/**
 * An answer may be long on its way: what is known already stays if it can be right.
 * @param date the header of an answer, in whole seconds
 * @param askedAt by the clock of this device
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const moment = Date.parse(date ?? '');
  if (Number.isNaN(moment)) return;
  const least = moment - Date.now();
  const most = moment + LAST_OF_SECOND_MS - askedAt;
  lag = Math.min(Math.max(lag, least), most);
}

/** Right on a device whose clock is wrong, once the backend has answered. */
export function serverNow(): number {
  return Date.now() + lag;
}
