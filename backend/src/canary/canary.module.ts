import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { CanaryAdminController } from './canary-admin.controller.js';
import { CanaryArrival } from './canary-arrival.js';
import { CanaryStatus } from './canary-status.js';
import { FindCanaryMail } from './find-canary-mail.job.js';
import { SendCanaryMail } from './send-canary-mail.job.js';
import { SendCanaryWebhook } from './send-canary-webhook.job.js';
import { StartCanary } from './start-canary.job.js';
import { WatchCanary } from './watch-canary.job.js';

@Module({
  imports: [JobsModule, MailModule],
  controllers: [CanaryAdminController],
  providers: [
    CanaryArrival,
    CanaryStatus,
    FindCanaryMail,
    SendCanaryMail,
    SendCanaryWebhook,
    StartCanary,
    WatchCanary,
  ],
  exports: [CanaryArrival, CanaryStatus],
})
export class CanaryModule {}
