import { Body, Controller, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiConsumes, ApiGoneResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { formLimits } from '../auth.controller.js';
import { type SignInAnswer, signInAnswerSchema } from '../auth.schema.js';
import { Public } from '../public.js';
import { SessionAnswer } from '../sign-in/session-answer.js';
import { ForgottenPassword } from './forgotten-password.js';
import { PasswordLinks } from './password-links.js';
import {
  type CheckLink,
  type ForgotPassword,
  type LinkAskedFor,
  type OpenLink,
  type ResetPassword,
  checkLinkSchema,
  forgotPasswordSchema,
  linkAskedForSchema,
  openLinkSchema,
  resetPasswordSchema,
} from './password-reset.schema.js';

@Controller('admin')
@UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
@ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
export class ForgottenPasswordController {
  constructor(
    private readonly forgotten: ForgottenPassword,
    private readonly links: PasswordLinks,
    private readonly answer: SessionAnswer,
  ) {}

  @Post('forgot-password')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: linkAskedForSchema })
  async ask(
    @Body({ schema: forgotPasswordSchema }) { email }: ForgotPassword,
    @Req() request: Request,
  ): Promise<LinkAskedFor> {
    const expiresAt = await this.forgotten.ask(email, this.answer.visitorOf(request));
    const message = `If ${email} belongs to somebody here, a link is on its way.`;
    return { message, expires_at: expiresAt.toISOString() };
  }

  @Post('reset-password/check')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: openLinkSchema })
  @ApiGoneResponse({ description: 'The link was used, or is over.' })
  async check(@Body({ schema: checkLinkSchema }) { token }: CheckLink): Promise<OpenLink> {
    const { email } = await this.links.find(token);
    return { email };
  }

  @Post('reset-password')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: signInAnswerSchema })
  @ApiGoneResponse({ description: 'The link was used, or is over.' })
  async reset(
    @Body({ schema: resetPasswordSchema }) { token, password }: ResetPassword,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInAnswer> {
    const entered = await this.forgotten.reset(token, password, this.answer.visitorOf(request));
    return this.answer.give(response, entered);
  }
}
