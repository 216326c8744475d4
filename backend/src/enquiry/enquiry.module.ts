import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { EnquiryController } from './enquiry.controller.js';
import { EnquiryDelivery } from './enquiry-delivery.js';
import { EnquiryService } from './enquiry.service.js';
import { SendAcknowledgement } from './send-acknowledgement.job.js';
import { SendStudioMail } from './send-studio-mail.job.js';

@Module({
  imports: [JobsModule, MailModule, ThrottleModule],
  controllers: [EnquiryController],
  providers: [EnquiryService, EnquiryDelivery, SendStudioMail, SendAcknowledgement],
})
export class EnquiryModule {}
