import ipaddr from 'ipaddr.js';

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether the address is one of the public Internet: of no machine or network of ours, and no detour to one. */
export function isPublicAddress(address: string): boolean {
  const found = ipaddr.process(address);
  if (found.range() !== 'unicast') return false;
  return found instanceof ipaddr.IPv4 || found.match(GLOBAL_IPV6);
}
