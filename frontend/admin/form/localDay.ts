/** The day it is where this browser is, YYYY-MM-DD. */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
