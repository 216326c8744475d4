/** How far the clock of this device is behind the backend's, in milliseconds. */
let lag = 0;

/** @param date the header of an answer, in whole seconds */
export function noteServerTime(date: string | null): void {
  const moment = Date.parse(date ?? '');
  if (!Number.isNaN(moment)) lag = moment - Date.now();
}

/** Right on a device whose clock is wrong, once the backend has answered. */
export function serverNow(): number {
  return Date.now() + lag;
}
