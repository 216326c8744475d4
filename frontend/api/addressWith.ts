/** `URLSearchParams.size` is missing in Safari before 17. @param path may have a query of its own */
export function addressWith(path: string, query: URLSearchParams): string {
  const added = query.toString();
  return added ? `${path}${path.includes('?') ? '&' : '?'}${added}` : path;
}
