import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OpenEnquiries } from '../auth/open-enquiries.js';
import { CanaryModule } from '../canary/canary.module.js';
import { ContentModule } from '../content/content.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { MailModule } from '../mail/mail.module.js';
import { ImageStore } from '../pictures/image-store.js';
import { PicturesModule } from '../pictures/pictures.module.js';
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
import { MarksAdminController } from './admin/marks-admin.controller.js';
import { MarksAdminService } from './admin/marks-admin.service.js';
import { CallPromise } from './call-promise.js';
import { ConsentAdminController } from './consent/consent-admin.controller.js';
import { ConsentEvidence } from './consent/consent-evidence.js';
import { ConsentReceipts } from './consent/consent-receipts.js';
import { ConsentRecords } from './consent/consent-records.js';
import { SharedNumbers } from './consent/shared-numbers.js';
import { ConsentController } from './consent/consent.controller.js';
import { ConsentService } from './consent/consent.service.js';
import { PersonExport } from './consent/person-export.js';
import { DeleteOldEnquiries } from './delete-old-enquiries.job.js';
import { EnquiriesOfStaff } from './enquiries-of-staff.js';
import { ENQUIRY_FILES, EnquiryFileStore } from './enquiry-file-store.js';
import { EnquiryFileController } from './files/enquiry-file.controller.js';
import { EnquiryFileReading } from './files/enquiry-file-reading.js';
import { EnquiryFiles } from './files/enquiry-files.js';
import { BodyPace } from './files/body-pace.js';
import { FileAllowance } from './files/file-allowance.js';
import { IncomingFolder } from './files/incoming-folder.js';
import { EnquiryMailQueue } from './mails/enquiry-mail-queue.js';
import { MailLimits } from './mails/mail-limits.js';
import { SendDigest } from './mails/send-digest.job.js';
import { SendSpamDigest } from './mails/send-spam-digest.job.js';
import { SendAcknowledgement, SendStudioMail } from './mails/send-enquiry-mail.job.js';
import { ModalModule } from './modal/modal.module.js';
import { EnquiryPictureUse } from './enquiry-picture-use.repository.js';
import { EnquiryCounter } from './enquiry-counter.js';
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
    AuthModule,
    BlogModule,
    CanaryModule,
    ContentModule,
    JobsModule,
    MailModule,
    ModalModule,
    PicturesModule,
    ProjectsModule,
    ThrottleModule,
  ],
  controllers: [
    EnquiryController,
    EnquiryFileController,
    EnquiryDeskController,
    EnquiryAdminController,
    MarksAdminController,
    TodayController,
    ReportController,
    ConsentController,
    ConsentAdminController,
  ],
  providers: [
    ReceiveEnquiry,
    CallPromise,
    NamedProjects,
    EnquiryRateLimit,
    EnquiryCounter,
    EnquiryPictureUse,
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
    MarksAdminService,
    ConsentRecords,
    SharedNumbers,
    ConsentReceipts,
    ConsentService,
    ConsentEvidence,
    PersonExport,
    DeleteOldEnquiries,
    ReportService,
    TodayService,
    { provide: OpenEnquiries, useClass: EnquiriesOfStaff },
    EnquiryFiles,
    EnquiryFileReading,
    FileAllowance,
    BodyPace,
    IncomingFolder,
    {
      provide: EnquiryFileStore,
      inject: [ImageStore],
      useFactory: (pictures: ImageStore) => pictures.beside(ENQUIRY_FILES),
    },
    scheduledJob({
      name: 'sweep-enquiry-files',
      schedule: '*/10 * * * *',
      owner: EnquiryFiles,
      run: (files) => files.sweep(),
    }),
  ],
  exports: [EnquiryCounter],
})
export class EnquiryModule {}
