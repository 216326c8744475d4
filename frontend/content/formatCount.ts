/** "1 enquiry", "34 enquiries". */
export function formatCount(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
