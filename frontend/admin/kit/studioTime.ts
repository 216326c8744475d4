const STUDIO_ZONE = 'Asia/Kolkata';
/** India has no summer time. */
const STUDIO_OFFSET = '+05:30';

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: STUDIO_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: STUDIO_ZONE, timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: STUDIO_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** For a `datetime-local` field: YYYY-MM-DDTHH:MM. */
export function studioDateTime(moment: string): string {
  return local.format(new Date(moment)).replace(' ', 'T');
}

/** @param time YYYY-MM-DDTHH:MM @returns undefined when there is no such time */
export function studioMoment(time: string): Date | undefined {
  const moment = new Date(`${time}${STUDIO_OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** "Saturday 31 January 2026 at 09:30". */
export function formatStudioTime(moment: Date | string): string {
  const date = new Date(moment);
  // Browsers disagree about commas between a weekday and its date.
  return `${calendar.format(date).replaceAll(',', '')} at ${clock.format(date)}`;
}
