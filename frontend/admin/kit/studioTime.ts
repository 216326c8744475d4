const STUDIO_ZONE = 'Asia/Kolkata';
/** It has no summer time. */
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

/** A moment by the clock of the studio, as a field for day and time holds it: YYYY-MM-DDTHH:MM. */
export function studioDateTime(moment: string): string {
  return local.format(new Date(moment)).replace(' ', 'T');
}

/** The moment that a clock of the studio shows. @param time YYYY-MM-DDTHH:MM @returns undefined for none that exists */
export function studioMoment(time: string): Date | undefined {
  const moment = new Date(`${time}${STUDIO_OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** A moment in words, by the clock of the studio: "Saturday 31 January 2026 at 09:30". */
export function formatStudioTime(moment: Date | string): string {
  const date = new Date(moment);
  // Browsers disagree about commas between a weekday and its date.
  return `${calendar.format(date).replaceAll(',', '')} at ${clock.format(date)}`;
}
