import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiConsumes, ApiExcludeEndpoint, ApiOkResponse } from '@nestjs/swagger';
import type { CookieOptions, Request, Response } from 'express';
import { readCookie } from '../admin-cookies.js';
import { formLimits } from '../auth.controller.js';
import { type SignInAnswer, signInAnswerSchema } from '../auth.schema.js';
import { Public } from '../public.js';
import { clientAddress } from '../../requests/client-address.js';
import { requestOrigin } from '../../requests/request-origin.js';
import { SessionAnswer } from '../sign-in/session-answer.js';
import { signInSource } from '../sign-in-source.js';
import { TIE_LASTS_MS } from './browser-ties.js';
import { OpenIdProvider } from './openid-provider.js';
import { SingleSignOnFlow } from './single-sign-on-flow.js';
import {
  type Finish,
  type SingleSignOnAnswer,
  finishSchema,
  singleSignOnSchema,
} from './single-sign-on.schema.js';

@Controller('admin/single-sign-on')
export class SingleSignOnController {
  constructor(
    private readonly flow: SingleSignOnFlow,
    private readonly provider: OpenIdProvider,
    private readonly answer: SessionAnswer,
  ) {}

  @Get()
  @Public()
  @ApiOkResponse({ standardSchema: singleSignOnSchema })
  name(): SingleSignOnAnswer {
    return { name: this.provider.name };
  }

  @Get('start')
  @Public()
  @ApiExcludeEndpoint()
  async start(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { url, tie } = await this.flow.start(signInSource(request.headers));
    if (tie !== undefined) response.cookie(this.cookie, tie, { ...this.cookieOptions, maxAge: TIE_LASTS_MS });
    response.redirect(url);
  }

  @Get('callback')
  @Public()
  @ApiExcludeEndpoint()
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    const caller = { address: clientAddress(request.ip), origin: requestOrigin(request) };
    const tie = readCookie(request, this.cookie);
    const { url } = await this.flow.callback(request.originalUrl, tie, caller);
    response.redirect(url);
  }

  @Post('finish')
  @Public()
  @HttpCode(200)
  @UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ standardSchema: signInAnswerSchema })
  async finish(
    @Body({ schema: finishSchema }) { ticket }: Finish,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInAnswer> {
    const visitor = this.answer.visitorOf(request);
    const entered = await this.flow.finish(ticket, readCookie(request, this.cookie), visitor);
    response.clearCookie(this.cookie, this.cookieOptions);
    return this.answer.give(response, entered);
  }

  private get cookie(): string {
    return this.answer.cookies.singleSignOn;
  }

  /** The provider's answer is a navigation from another site, which strict cookies stay away from. */
  private get cookieOptions(): CookieOptions {
    return { ...this.answer.cookies.options, sameSite: 'lax' };
  }
}
