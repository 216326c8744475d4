import locale from '../../../../studio/locale.json' with { type: 'json' };

export function formatClockTime(moment: number): string {
  return new Date(moment).toLocaleTimeString(locale.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
