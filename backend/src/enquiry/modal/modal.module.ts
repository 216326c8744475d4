import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { ThrottleModule } from '../../throttle/throttle.module.js';
import { ModalAdminController } from './modal-admin.controller.js';
import { ModalController } from './modal.controller.js';
import { ModalReception } from './modal-reception.service.js';
import { SendModalRestMail } from './send-modal-rest-mail.job.js';

@Module({
  imports: [AuditModule, JobsModule, MailModule, ThrottleModule],
  controllers: [ModalController, ModalAdminController],
  providers: [ModalReception, SendModalRestMail],
})
export class ModalModule {}
