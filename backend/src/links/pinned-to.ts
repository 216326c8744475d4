import { type LookupFunction, isIPv6 } from 'node:net';

/** Connects to this address whatever the name servers say by then. */
export function pinnedTo(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, { all }, found) => (all ? found(null, [{ address, family }]) : found(null, address, family));
}
