import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { CanaryModule } from '../canary/canary.module.js';
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
import { DeleteOldEnquiries } from './delete-old-enquiries.job.js';
import { EnquiryMailQueue } from './mails/enquiry-mail-queue.js';
import { MailLimits } from './mails/mail-limits.js';
import { SendDigest } from './mails/send-digest.job.js';
import { SendSpamDigest } from './mails/send-spam-digest.job.js';
import { SendAcknowledgement, SendStudioMail } from './mails/send-enquiry-mail.job.js';
import { ModalModule } from './modal/modal.module.js';
import { EnquiryCounter } from './public/enquiry-counter.js';
import { EnquiryRateLimit } from './public/enquiry-rate-limit.js';
import { EnquiryController } from './public/enquiry.controller.js';
import { NamedProjects } from './public/named-projects.js';
import { ReceiveEnquiry } from './public/receive-enquiry.js';
import { ReportController } from './report/report.controller.js';
import { ReportService } from './report/report.service.js';
import { TodayController } from './today/today.controller.js';
import { TodayService } from './today/today.service.js';
import { SpamCheck } from './spam/spam-check.service.js';
import { SpamMarks } from './spam/spam-marks.service.js';

@Module({
  imports: [
    AuditModule,
    BlogModule,
    CanaryModule,
    ContentModule,
    JobsModule,
    MailModule,
    ModalModule,
    ProjectsModule,
    ThrottleModule,
  ],
  controllers: [
    EnquiryController,
    EnquiryDeskController,
    EnquiryAdminController,
    TodayController,
    ReportController,
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
    SendSpamDigest,
    SpamCheck,
    SpamMarks,
    EnquiryAdminReader,
    EnquiryAdminService,
    EnquiryContactService,
    EnquiryDeskService,
    EnquiryExport,
    ErasePerson,
    DeleteOldEnquiries,
    ReportService,
    TodayService,
  ],
  exports: [EnquiryCounter],
})
export class EnquiryModule {}
