import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { DeleteOldEnquiries } from './delete-old-enquiries.job.js';
import { EnquiryAdminReader } from './admin/enquiry-admin-reader.js';
import { EnquiryAdminController } from './admin/enquiry-admin.controller.js';
import { EnquiryAdminService } from './admin/enquiry-admin.service.js';
import { EnquiryExport } from './admin/enquiry-export.js';
import { ErasePerson } from './admin/erase-person.js';
import { EnquiryCounter } from './public/enquiry-counter.js';
import { EnquiryController } from './public/enquiry.controller.js';
import { EnquiryDelivery } from './mails/enquiry-delivery.js';
import { EnquiryRateLimit } from './public/enquiry-rate-limit.js';
import { ReceiveEnquiry } from './public/receive-enquiry.js';
import { FailingMails } from './mails/failing-mails.js';
import { SendAcknowledgement } from './mails/send-acknowledgement.job.js';
import { SendDigest } from './mails/send-digest.job.js';
import { SendStudioMail } from './mails/send-studio-mail.job.js';

@Module({
  imports: [AuditModule, JobsModule, MailModule, ThrottleModule],
  controllers: [EnquiryController, EnquiryAdminController],
  providers: [
    EnquiryAdminReader,
    EnquiryAdminService,
    EnquiryExport,
    ErasePerson,
    EnquiryCounter,
    FailingMails,
    EnquiryRateLimit,
    ReceiveEnquiry,
    EnquiryDelivery,
    SendStudioMail,
    SendAcknowledgement,
    SendDigest,
    DeleteOldEnquiries,
  ],
  exports: [EnquiryCounter, FailingMails],
})
export class EnquiryModule {}
