import { isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/** Who is asking, as far as an address tells: an IPv4 address, or the /64 network that one IPv6 household or server is given. */
export function clientAddress(ip = ''): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  // The URL parser writes every spelling of an address in the one canonical form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
