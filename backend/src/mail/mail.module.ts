import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { FileMailer } from './file-mailer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';
import { WaitingMails } from './waiting-mails.js';

@Module({
  imports: [DiscoveryModule, JobsModule],
  providers: [
    WaitingMails,
    {
      provide: Mailer,
      inject: [ENV, WaitingMails],
      useFactory: (env: Env, waiting: WaitingMails): Mailer => {
        const onSent = () => waiting.follow();
        return env.SMTP_URL ? new SmtpMailer(env, onSent, env.SMTP_URL) : new FileMailer(env, onSent);
      },
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
