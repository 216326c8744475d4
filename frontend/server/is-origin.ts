/** As the backend has it. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const { username, password, pathname, search, hash } = url;
  return pathname === '/' && [username, password, search, hash].every((part) => part === '');
}
