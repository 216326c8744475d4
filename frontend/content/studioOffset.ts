import locale from '../../studio/locale.json' with { type: 'json' };

const zone = new Intl.DateTimeFormat('en', { timeZone: locale.timeZone, timeZoneName: 'longOffset' });

/** How far the studio's clock is ahead of UTC while it shows this, such as +01:00. @param time YYYY-MM-DDTHH:MM that exists */
export function studioOffset(time: string): string {
  const nearly = offsetAt(new Date(`${time}Z`));
  return offsetAt(new Date(`${time}${nearly}`));
}

function offsetAt(moment: Date): string {
  const name = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00';
}
