import { isIPv6 } from 'node:net';

/** An IPv4 address, or the /64 network that one IPv6 household or server is given. */
export function clientAddress(ip = ''): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/** The /48 around an IPv6 client: a provider may give that many networks to one line. */
export function clientSite(ip = ''): string | undefined {
  const address = clientAddress(ip);
  return address.endsWith('/64') ? prefixOf(address.slice(0, -'/64'.length), 3) : undefined;
}

/** @param groups of 16 bits each */
function prefixOf(address: string, groups: number): string {
  // The URL parser writes every spelling of an address in one canonical form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, groups).join(':')}::/${groups * 16}`;
}
