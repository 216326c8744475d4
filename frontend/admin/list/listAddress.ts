/** Where a page of the list is, within the staff area. */
export function listAddress(page: number): string {
  return page > 1 ? `/?page=${page}` : '/';
}
