/** Where a page of a list is, within the staff area. @param path of its first page */
export function listAddress(page: number, path = '/'): string {
  if (page <= 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
