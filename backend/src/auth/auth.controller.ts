import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiConsumes, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentSession } from '../requests/current-session.js';
import {
  type Login,
  type SignInAnswer,
  type SignedOut,
  type ValidToken,
  loginSchema,
  signInAnswerSchema,
  signedOutSchema,
  validTokenSchema,
} from './auth.schema.js';
import { toValidToken } from './auth.mapper.js';
import { Public } from './public.js';
import { ForRole } from '../requests/for-role.js';
import { WithoutSecondFactor } from '../requests/without-second-factor.js';
import { Session } from './session.entity.js';
import { Sessions } from './sessions/sessions.js';
import { SessionAnswer } from './sign-in/session-answer.js';
import { SignIn } from './sign-in/sign-in.service.js';

export const formLimits = { fields: 10, parts: 10, fieldSize: 4096, fieldNameSize: 100 };

@Controller('admin')
@ForRole('leads')
@WithoutSecondFactor()
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
    private readonly answer: SessionAnswer,
  ) {}

  @Post('login')
  @Public()
  @HttpCode(200)
  @UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ standardSchema: signInAnswerSchema })
  async login(
    @Body({ schema: loginSchema }) login: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInAnswer> {
    const entered = await this.signIn.byPassword(login, this.answer.visitorOf(request));
    return this.answer.give(response, entered);
  }

  @Get('session')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiNoContentResponse()
  checkSession(): void {}

  @Post('validate-token')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ standardSchema: validTokenSchema })
  validateToken(@CurrentSession() session: Session): ValidToken {
    return toValidToken(session);
  }

  @Post('logout')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ standardSchema: signedOutSchema })
  async logout(
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedOut> {
    await this.sessions.signOut(session);
    this.answer.clear(response);
    return { status: true };
  }
}
