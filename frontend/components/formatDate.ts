/** DD/MM/YYYY of YYYY-MM-DD. A Date object would slip by a day west of Greenwich. */
export function formatDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
