import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AuditModule } from '../audit/audit.module.js';
import { Keys } from '../config/keys.js';
import { scheduledJob } from '../jobs/scheduled-job.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { AccountController } from './account.controller.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminEmails } from './admin-emails.js';
import { AdminGuard } from './admin.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { FirstAdmin } from './first-admin.js';
import { KnownBrowsers } from './known-browsers.js';
import { OwnAccount } from './own-account.js';
import { PasswordAttempts } from './password-attempts.js';
import { Passwords } from './passwords.js';

@Module({
  imports: [
    AuditModule,
    ThrottleModule,
    JwtModule.registerAsync({
      inject: [Keys],
      useFactory: (keys: Keys) => ({
        secret: keys.present('tokens'),
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [AuthController, AccountController],
  providers: [
    AdminAccounts,
    AdminEmails,
    AuthService,
    BearerStrategy,
    FirstAdmin,
    KnownBrowsers,
    OwnAccount,
    PasswordAttempts,
    Passwords,
    scheduledJob({
      name: 'remove-expired-sessions',
      schedule: '17 * * * *',
      owner: AuthService,
      run: (auth) => auth.removeExpiredSessions(),
    }),
    { provide: APP_GUARD, useClass: AdminGuard },
  ],
  exports: [AdminEmails],
})
export class AuthModule {}
