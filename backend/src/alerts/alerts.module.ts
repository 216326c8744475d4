import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AlertStaff } from './alert-staff.job.js';
import { PushAdminController } from './push/push-admin.controller.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { PushSender } from './push/push-sender.js';
import { SendPush } from './push/send-push.job.js';
import { SendOverdueMail } from './send-overdue-mail.job.js';

@Module({
  imports: [AuthModule, ContentModule, JobsModule, MailModule],
  controllers: [PushAdminController],
  providers: [AlertStaff, PushDevicesService, PushSender, SendOverdueMail, SendPush],
})
export class AlertsModule {}
