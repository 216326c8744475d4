import { Body, Controller, HttpCode, Inject, Post, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import {
  type ChangePassword,
  type PasswordChanged,
  type Reauthenticate,
  changePasswordSchema,
  passwordChangedSchema,
  reauthenticateSchema,
} from './account.schema.js';
import { type AdminCookies, adminCookies } from './admin-cookies.js';
import { formLimits } from './auth.controller.js';
import { type SignedIn, signedInSchema } from './auth.schema.js';
import { AuthService } from './auth.service.js';
import { CurrentSession } from './current-session.js';
import { KNOWN_FOR_MS, KnownBrowsers } from './known-browsers.js';
import { OwnAccount } from './own-account.js';
import { Session } from './session.entity.js';

@Controller('admin')
@ApiBearerAuth()
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
@ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
export class AccountController {
  private readonly cookies: AdminCookies;

  constructor(
    private readonly account: OwnAccount,
    private readonly auth: AuthService,
    private readonly browsers: KnownBrowsers,
    @Inject(ENV) env: Env,
  ) {
    this.cookies = adminCookies(env.SITE_URL);
  }

  @Post('reauthenticate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: signedInSchema })
  async reauthenticate(
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() session: Session,
  ): Promise<SignedIn> {
    await this.account.confirm(session, password, 'password');
    const { token, expiresAt } = await this.auth.renew(session);
    return { token, expires_at: expiresAt.toISOString() };
  }

  /** The old password's marks are void: this browser is given a new one. */
  @Post('change-password')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: passwordChangedSchema })
  async changePassword(
    @Body({ schema: changePasswordSchema }) form: ChangePassword,
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordChanged> {
    const admin = await this.account.changePassword(session, form.current_password, form.new_password);
    const { browser, options } = this.cookies;
    if (session.bindingHash !== null)
      response.cookie(browser, this.browsers.markFor(admin), { ...options, maxAge: KNOWN_FOR_MS });
    return { status: true, message: 'Your password has been changed. You were signed out everywhere else.' };
  }
}
