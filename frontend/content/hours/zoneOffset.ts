const zones = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, string>();
const MAX_OFFSETS = 1000;

/** How far a clock is ahead of UTC while it shows this, such as +01:00. @param time YYYY-MM-DDTHH:MM that exists */
export function zoneOffset(time: string, timeZone: string): string {
  const key = `${time} ${timeZone}`;
  const offset = offsets.get(key) ?? findOffset(time, timeZone);
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function findOffset(time: string, timeZone: string): string {
  const zone = zones.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  zones.set(timeZone, zone);
  const nearly = offsetAt(zone, new Date(`${time}Z`));
  return offsetAt(zone, new Date(`${time}${nearly}`));
}

function offsetAt(zone: Intl.DateTimeFormat, moment: Date): string {
  const name = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00';
}
