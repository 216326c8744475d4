/** YYYY-MM-DD in this browser's time zone. */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
