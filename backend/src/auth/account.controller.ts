import { Body, Controller, HttpCode, Patch, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiConsumes, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  type ChangePassword,
  type PasswordChanged,
  type Reauthenticate,
  type Rename,
  changePasswordSchema,
  passwordChangedSchema,
  reauthenticateSchema,
  renameSchema,
} from './account.schema.js';
import { readCookie } from './admin-cookies.js';
import { formLimits } from './auth.controller.js';
import { type SignedIn, signedInSchema } from './auth.schema.js';
import { CurrentSession } from '../requests/current-session.js';
import { OwnAccount } from './own-account.js';
import { ForRole } from '../requests/for-role.js';
import { WithoutSecondFactor } from '../requests/without-second-factor.js';
import { Session } from './session.entity.js';
import { OwnSessions } from './sessions/own-sessions.js';
import { SessionAnswer } from './sign-in/session-answer.js';

@Controller('admin')
@ForRole('leads')
@WithoutSecondFactor()
@ApiBearerAuth()
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
@ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
export class AccountController {
  constructor(
    private readonly account: OwnAccount,
    private readonly sessions: OwnSessions,
    private readonly answer: SessionAnswer,
  ) {}

  @Patch('account')
  @HttpCode(204)
  @ApiNoContentResponse()
  async rename(
    @Body({ schema: renameSchema }) { name }: Rename,
    @CurrentSession() session: Session,
  ): Promise<void> {
    await this.account.rename(session, name);
  }

  @Post('reauthenticate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: signedInSchema })
  async reauthenticate(
    @Body({ schema: reauthenticateSchema }) { password }: Reauthenticate,
    @CurrentSession() session: Session,
  ): Promise<SignedIn> {
    const { token, expiresAt } = await this.sessions.reauthenticate(session, password);
    return { token, expires_at: expiresAt.toISOString() };
  }

  @Post('change-password')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: passwordChangedSchema })
  async changePassword(
    @Body({ schema: changePasswordSchema }) form: ChangePassword,
    @CurrentSession() session: Session,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordChanged> {
    const marks = readCookie(request, this.answer.cookies.browser);
    this.answer.markKnownBrowser(response, await this.account.changePassword(session, form, marks));
    return { status: true, message: 'Your password has been changed. You were signed out everywhere else.' };
  }
}
