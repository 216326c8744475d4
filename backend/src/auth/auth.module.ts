import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { AuditModule } from '../audit/audit.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { AccountController } from './account.controller.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminGuard } from './admin.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { FirstAdmin } from './first-admin.js';
import { KnownBrowsers } from './known-browsers.js';
import { Passwords } from './passwords.js';
import { RemoveExpiredSessions } from './remove-expired-sessions.job.js';

@Module({
  imports: [
    AuditModule,
    ThrottleModule,
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({ secret: env.JWT_SECRET, signOptions: { algorithm: 'HS256' } }),
    }),
  ],
  controllers: [AuthController, AccountController],
  providers: [
    AdminAccounts,
    AuthService,
    BearerStrategy,
    FirstAdmin,
    KnownBrowsers,
    Passwords,
    RemoveExpiredSessions,
    { provide: APP_GUARD, useClass: AdminGuard },
  ],
})
export class AuthModule {}
