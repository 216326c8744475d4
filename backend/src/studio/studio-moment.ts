import { Temporal } from 'temporal-polyfill';
import { studio } from './studio.js';

/** The moment at which the studio's clock shows this. @param local YYYY-MM-DDTHH:MM, with seconds or without; else an invalid date */
export function studioMoment(local: string): Date {
  const shown = new Date(`${local}Z`);
  if (Number.isNaN(shown.getTime())) return shown;
  const clock = Temporal.PlainDateTime.from(shown.toISOString().slice(0, -1));
  return new Date(clock.toZonedDateTime(studio.locale.timeZone).epochMilliseconds);
}

/** @returns YYYY-MM-DD HH:MM:SS as the studio's clock shows it */
export function studioClock(moment: Date): string {
  const shown = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    studio.locale.timeZone,
  );
  return shown.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
}
