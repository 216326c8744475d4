import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/content.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { EnquiryAdminReader } from './admin/enquiry-admin-reader.js';
import { EnquiryAdminController } from './admin/enquiry-admin.controller.js';
import { EnquiryAdminService } from './admin/enquiry-admin.service.js';
import { EnquiryContactService } from './admin/enquiry-contact.service.js';
import { EnquiryDeskController } from './admin/enquiry-desk.controller.js';
import { EnquiryDeskService } from './admin/enquiry-desk.service.js';
import { EnquiryExport } from './admin/enquiry-export.js';
import { ErasePerson } from './admin/erase-person.js';
import { CallPromise } from './call-promise.js';
import { ConsentAdminController } from './consent/consent-admin.controller.js';
import { ConsentEvidence } from './consent/consent-evidence.js';
import { ConsentReceipts } from './consent/consent-receipts.js';
import { ConsentRecords } from './consent/consent-records.js';
import { ConsentController } from './consent/consent.controller.js';
import { ConsentService } from './consent/consent.service.js';
import { PersonExport } from './consent/person-export.js';
import { DeleteOldEnquiries } from './delete-old-enquiries.job.js';
import { EnquiryMailQueue } from './mails/enquiry-mail-queue.js';
import { MailLimits } from './mails/mail-limits.js';
import { SendDigest } from './mails/send-digest.job.js';
import { SendAcknowledgement, SendStudioMail } from './mails/send-enquiry-mail.job.js';
import { EnquiryCounter } from './public/enquiry-counter.js';
import { EnquiryRateLimit } from './public/enquiry-rate-limit.js';
import { EnquiryController } from './public/enquiry.controller.js';
import { NamedProjects } from './public/named-projects.js';
import { ReceiveEnquiry } from './public/receive-enquiry.js';

@Module({
  imports: [AuditModule, ContentModule, JobsModule, MailModule, ProjectsModule, ThrottleModule],
  controllers: [
    EnquiryController,
    EnquiryDeskController,
    EnquiryAdminController,
    ConsentController,
    ConsentAdminController,
  ],
  providers: [
    ReceiveEnquiry,
    CallPromise,
    NamedProjects,
    EnquiryRateLimit,
    EnquiryCounter,
    EnquiryMailQueue,
    MailLimits,
    SendStudioMail,
    SendAcknowledgement,
    SendDigest,
    EnquiryAdminReader,
    EnquiryAdminService,
    EnquiryContactService,
    EnquiryDeskService,
    EnquiryExport,
    ErasePerson,
    ConsentRecords,
    ConsentReceipts,
    ConsentService,
    ConsentEvidence,
    PersonExport,
    DeleteOldEnquiries,
  ],
  exports: [EnquiryCounter],
})
export class EnquiryModule {}
