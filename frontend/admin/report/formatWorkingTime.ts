import { admin } from '../../content/admin/admin.ts';

/** "34 min", "1 h 12 min", "27 h": a working day has no 24 hours that could be counted as one. */
export function formatWorkingTime(minutes: number | null): string {
  if (minutes === null) return admin.report.none;
  const whole = Math.floor(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return parts.filter(Boolean).join(' ');
}
