/** DD/MM/YYYY of YYYY-MM-DD, letter by letter: a Date object would slip by a day west of Greenwich. */
export function formatDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
