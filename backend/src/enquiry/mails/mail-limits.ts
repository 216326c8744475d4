import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import { mayContact } from '../do-not-contact.repository.js';
import { Enquiry } from '../enquiry.entity.js';
import { mailboxOf } from './mailbox.js';

const WINDOW_MS = 10 * 60_000;
const MAX_STUDIO_MAILS = 200;
const DAY_SECONDS = 24 * 3_600;
/** Nobody can use the form to flood somebody else's mailbox with thanks. */
const THANKS: Allowance = { free: 3, firstWait: DAY_SECONDS, maxWait: DAY_SECONDS, memory: DAY_SECONDS };

@Injectable()
export class MailLimits {
  constructor(private readonly throttle: Throttle) {}

  /** Suspected spam is not counted: it has a digest of its own. */
  async needsDigest(manager: EntityManager): Promise<boolean> {
    const count = await manager.countBy(Enquiry, {
      createdAt: MoreThan(new Date(Date.now() - WINDOW_MS)),
      spamReason: IsNull(),
    });
    return count >= MAX_STUDIO_MAILS;
  }

  /** @returns whether the visitor may be thanked, which is then counted */
  async takeThanks(manager: EntityManager, enquiry: Pick<Enquiry, 'id' | 'email'>): Promise<boolean> {
    if (!(await mayContact(manager, enquiry))) return false;
    try {
      await this.throttle.take('thank', mailboxOf(enquiry.email), THANKS, manager);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }
}
