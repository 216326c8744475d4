import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { MailJob } from '../../mail/mail.job.js';
import { EnquiryDelivery } from './enquiry-delivery.js';
import { STUDIO_MAIL } from './enquiry-mails.js';

const payload = z.object({ enquiryId: z.uuid() });

@Injectable()
export class SendStudioMail extends MailJob<z.infer<typeof payload>> {
  readonly name = STUDIO_MAIL.job;
  readonly payload = payload;

  constructor(private readonly delivery: EnquiryDelivery) {
    super();
  }

  run({ enquiryId }: z.infer<typeof payload>, signal: AbortSignal): Promise<void> {
    return this.delivery.deliver(enquiryId, STUDIO_MAIL, signal);
  }
}
