import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clientAddress, clientSite } from '../../requests/client-address.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import type { NewEnquiry } from './enquiry.schema.js';
import { isDoNotContact } from '../do-not-contact.js';
import { mailboxOf } from '../mails/mailbox.js';

const DAY = 24 * 3_600;
/** Ten at once from one address, an office or a carrier's perhaps; then waits that nobody minds who means it. */
const PER_ADDRESS: Allowance = { free: 10, firstWait: 15, longestWait: 60, memory: 600 };
/** A site may be one household with hundreds of networks, or a carrier's with as many households. */
const PER_SITE: Allowance = { free: 40, firstWait: 5, longestWait: 60, memory: 600 };
/** Somebody else's address, typed in again and again, must not be flooded with our thanks. */
const THANKS: Allowance = { free: 3, firstWait: DAY, longestWait: DAY, memory: DAY };

@Injectable()
export class EnquiryRateLimit {
  constructor(private readonly throttle: Throttle) {}

  /** Programs that show themselves use up nothing of what people behind the same address may. @throws TooManyRequests */
  async take(manager: EntityManager, ip: string, isSuspect: boolean): Promise<void> {
    const what = isSuspect ? 'suspected enquiry' : 'enquire';
    await this.throttle.take(`${what} from`, clientAddress(ip), PER_ADDRESS, manager);
    const site = clientSite(ip);
    if (site) await this.throttle.take(`${what} from site`, site, PER_SITE, manager);
  }

  /** Whether thanks may be sent, which counts them. Whoever has asked to be left alone hears from staff, if at all. */
  async takeThanks(
    manager: EntityManager,
    { email, phone }: Pick<NewEnquiry, 'email' | 'phone'>,
  ): Promise<boolean> {
    if (await isDoNotContact(manager, email, phone.e164)) return false;
    try {
      await this.throttle.take('thank', mailboxOf(email), THANKS, manager);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }
}
