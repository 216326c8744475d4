import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { DeleteOldEnquiries } from './delete-old-enquiries.job.js';
import { DeskReader } from './desk/desk-reader.js';
import { EnquiryDeskController } from './desk/enquiry-desk.controller.js';
import { EnquiryDesk } from './desk/enquiry-desk.js';
import { EnquiryExport } from './desk/enquiry-export.js';
import { ErasePerson } from './desk/erase-person.js';
import { EnquiryCounter } from './enquiry-counter.js';
import { EnquiryController } from './enquiry.controller.js';
import { EnquiryDelivery } from './enquiry-delivery.js';
import { EnquiryLimits } from './enquiry-limits.js';
import { EnquiryService } from './enquiry.service.js';
import { FailingMails } from './failing-mails.js';
import { SendAcknowledgement } from './send-acknowledgement.job.js';
import { SendDigest } from './send-digest.job.js';
import { SendStudioMail } from './send-studio-mail.job.js';

@Module({
  imports: [AuditModule, JobsModule, MailModule, ThrottleModule],
  controllers: [EnquiryController, EnquiryDeskController],
  providers: [
    DeskReader,
    EnquiryDesk,
    EnquiryExport,
    ErasePerson,
    EnquiryCounter,
    FailingMails,
    EnquiryLimits,
    EnquiryService,
    EnquiryDelivery,
    SendStudioMail,
    SendAcknowledgement,
    SendDigest,
    DeleteOldEnquiries,
  ],
  exports: [EnquiryCounter, FailingMails],
})
export class EnquiryModule {}
