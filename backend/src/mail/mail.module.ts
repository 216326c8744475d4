import { Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { FileMailer } from './file-mailer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

@Module({
  providers: [
    {
      provide: Mailer,
      inject: [ENV],
      useFactory: (env: Env): Mailer =>
        env.SMTP_URL ? new SmtpMailer(env, env.SMTP_URL) : new FileMailer(env),
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
