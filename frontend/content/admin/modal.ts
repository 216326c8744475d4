import locale from '../../../studio/locale.json' with { type: 'json' };

const day = new Intl.DateTimeFormat(locale.language, {
  day: 'numeric',
  month: 'long',
  timeZone: locale.timeZone,
});

/** Of the enquiry that opens by itself. */
export const modal = {
  label: 'The enquiry that opens by itself',
  rests: (shown: number, closed: number, until: string) =>
    `It rests until ${day.format(new Date(until))}: of the last ${shown} visitors who were shown it, ${closed} closed it at once.`,
  help: 'Everybody can still open it by a button.',
  wake: 'Let it open by itself again',
  woken: 'The enquiry opens by itself again.',
  failed: 'That did not work. Please try again.',
  counts: (shown: number, closed: number, sent: number) =>
    `In the last 30 days the enquiry opened by itself ${times(shown)}, was closed at once ${times(closed)} and sent ${times(sent)}. It rests for a fortnight when more than nine in ten of 200 close it at once.`,
};

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 0 ? 'never' : `${count} times`;
}
