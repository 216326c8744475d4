/** @param path of the first page */
export function listAddress(page: number, path = '/'): string {
  if (page <= 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
