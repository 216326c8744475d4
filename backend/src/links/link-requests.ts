import { Injectable } from '@nestjs/common';
import type { TriedLink } from './link.schema.js';
import { NoSuchHost } from './outbound-network.js';
import { OutboundRequests } from './outbound-requests.js';

/** With all redirects, and once more by GET. */
const LINK_TIMEOUT_MS = 20_000;
/** Some servers refuse HEAD, or answer it wrongly. */
const METHODS = ['HEAD', 'GET'] as const;
const GONE = new Set([404, 410]);

/** Asks other sites whether a link leads anywhere; of what they answer only the head is read. */
@Injectable()
export class LinkRequests {
  constructor(private readonly requests: OutboundRequests) {}

  async try(address: string, stopping: AbortSignal): Promise<TriedLink> {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(LINK_TIMEOUT_MS)]);
    const request = { program: 'LinkCheck', accept: '*/*', signal };
    let status: number | null = null;
    try {
      for (const method of METHODS) {
        ({ status } = await this.requests.send(address, { method, ...request }));
        if (status < 400) return { state: 'ok', status };
      }
      return { state: status !== null && GONE.has(status) ? 'dead' : 'unknown', status };
    } catch (error) {
      stopping.throwIfAborted();
      return { state: error instanceof NoSuchHost ? 'dead' : 'unknown', status };
    }
  }
}
