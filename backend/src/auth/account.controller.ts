import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { type Allowance, Throttle } from '../throttle/throttle.js';
import {
  type ChangePassword,
  type PasswordChanged,
  type Reauthenticate,
  changePasswordSchema,
  passwordChangedSchema,
  reauthenticateSchema,
} from './account.schema.js';
import { AdminAccounts } from './admin-accounts.js';
import { formLimits } from './auth.controller.js';
import { type SignedIn, signedInSchema } from './auth.schema.js';
import { AuthService } from './auth.service.js';
import { CurrentSession } from './current-session.js';
import { Session } from './session.entity.js';

/** Somebody at an unattended desk may not guess either. */
const PER_ADMIN: Allowance = { free: 5, firstWait: 30, longestWait: 900, memory: 24 * 3_600 };
const PURPOSE = 'confirm the password of';

@Controller('admin')
@ApiBearerAuth()
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
@ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
export class AccountController {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly auth: AuthService,
    private readonly throttle: Throttle,
  ) {}

  /** The same session for another 30 minutes, with a new token. */
  @Post('reauthenticate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: signedInSchema })
  async reauthenticate(
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() session: Session,
  ): Promise<SignedIn> {
    await this.throttle.take(PURPOSE, session.adminId, PER_ADMIN);
    await this.accounts.confirm(session, password, 'password');
    await this.throttle.forget(PURPOSE, session.adminId);
    const { token, expiresAt } = await this.auth.renew(session);
    return { token, expires_at: expiresAt.toISOString() };
  }

  @Post('change-password')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: passwordChangedSchema })
  async changePassword(
    @Body({ schema: changePasswordSchema }) form: ChangePassword,
    @CurrentSession() session: Session,
  ): Promise<PasswordChanged> {
    await this.throttle.take(PURPOSE, session.adminId, PER_ADMIN);
    await this.accounts.changePassword(session, form.current_password, form.new_password);
    await this.throttle.forget(PURPOSE, session.adminId);
    return { status: true, message: 'Your password has been changed. You were signed out everywhere else.' };
  }
}
