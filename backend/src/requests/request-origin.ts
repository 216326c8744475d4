import type { Request } from 'express';
import { deviceOf } from 'content/deviceOf';
import { z } from 'zod';
import { clientAddress } from './client-address.js';

const GROUPS_OF_A_SITE = 3;

export const requestOriginSchema = z.object({
  /** As in the logs and in `X-Request-Id`. */
  requestId: z.string(),
  /** Tells a provider and a region, but no household: the first 24 bits of an IPv4 address, 48 of IPv6. */
  network: z.string().nullable(),
  device: z.object({ name: z.string(), kind: z.enum(['phone', 'computer']) }),
});
export type RequestOrigin = z.infer<typeof requestOriginSchema>;

export function requestOrigin(request: Request): RequestOrigin {
  const requestId = typeof request.id === 'string' ? request.id : '';
  return { requestId, network: networkOf(request.ip), device: deviceOf(request.headers['user-agent']) };
}

export function networkOf(ip: string | undefined): string | null {
  const address = clientAddress(ip);
  if (!address) return null;
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${address.split(':').slice(0, GROUPS_OF_A_SITE).join(':')}::/48`;
}
