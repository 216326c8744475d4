import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../jobs/job.js';
import { EnquiryDelivery } from './enquiry-delivery.js';
import { STUDIO_MAIL } from './enquiry-mails.js';

const payload = z.object({ enquiryId: z.uuid() });

/** Tried again after every failure, refusals included: those are a matter of configuration, and somebody is waiting. */
@Injectable()
export class SendStudioMail extends Job<z.infer<typeof payload>> {
  readonly name = STUDIO_MAIL.job;
  readonly payload = payload;

  constructor(private readonly delivery: EnquiryDelivery) {
    super();
  }

  run({ enquiryId }: z.infer<typeof payload>): Promise<void> {
    return this.delivery.deliver(enquiryId, STUDIO_MAIL);
  }
}
