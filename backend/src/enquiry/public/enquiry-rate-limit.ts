import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clientAddress, clientSite } from '../../requests/client-address.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';

const PER_ADDRESS: Allowance = { free: 10, firstWait: 15, maxWait: 60, memory: 600 };
/** A site is one household with hundreds of IPv6 networks, or a carrier's with as many households. */
const PER_SITE: Allowance = { free: 40, firstWait: 5, maxWait: 60, memory: 600 };

@Injectable()
export class EnquiryRateLimit {
  constructor(private readonly throttle: Throttle) {}

  /** Suspected spam has an allowance of its own, so that it blocks nobody else at the same address. @throws TooManyRequests */
  async take(manager: EntityManager, ip: string, isSuspect: boolean): Promise<void> {
    const what = isSuspect ? 'suspected enquiry' : 'enquire';
    await this.throttle.take(`${what} from`, clientAddress(ip), PER_ADDRESS, manager);
    const site = clientSite(ip);
    if (site) await this.throttle.take(`${what} from site`, site, PER_SITE, manager);
  }
}
