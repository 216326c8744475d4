/** An address of the web with nothing but scheme, host and port: the rest would be left out of every link. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const { username, password, pathname, search, hash } = url;
  return pathname === '/' && [username, password, search, hash].every((part) => part === '');
}
