/** Where a page of the list is, within the staff area. */
export function listAddress(page: number, path = '/'): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
