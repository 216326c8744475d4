import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../jobs/job.js';
import { MailFailure } from '../mail/mail-failure.js';
import { EnquiryDelivery } from './enquiry-delivery.js';
import { ACKNOWLEDGEMENT } from './enquiry-mails.js';

const payload = z.object({ enquiryId: z.uuid() });

/** Not tried again when the server refuses for good, as it does when the visitor's address does not exist. */
@Injectable()
export class SendAcknowledgement extends Job<z.infer<typeof payload>> {
  readonly name = ACKNOWLEDGEMENT.job;
  readonly payload = payload;

  constructor(private readonly delivery: EnquiryDelivery) {
    super();
  }

  async run({ enquiryId }: z.infer<typeof payload>): Promise<void> {
    try {
      await this.delivery.deliver(enquiryId, ACKNOWLEDGEMENT);
    } catch (error) {
      if (!(error instanceof MailFailure && error.isPermanent)) throw error;
    }
  }
}
