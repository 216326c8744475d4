import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiConsumes, ApiExcludeEndpoint, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { formLimits } from '../auth.controller.js';
import { type SignInAnswer, signInAnswerSchema } from '../auth.schema.js';
import { Public } from '../public.js';
import { clientAddress } from '../../requests/client-address.js';
import { requestOrigin } from '../../requests/request-origin.js';
import { SessionAnswer } from '../sign-in/session-answer.js';
import { OpenIdProvider } from './openid-provider.js';
import { SingleSignOnFlow } from './single-sign-on-flow.js';
import {
  type Finish,
  type SingleSignOnAnswer,
  finishSchema,
  singleSignOnSchema,
} from './single-sign-on.schema.js';
import { BindingCookie } from './binding-cookie.js';

@Controller('admin/single-sign-on')
export class SingleSignOnController {
  constructor(
    private readonly flow: SingleSignOnFlow,
    private readonly provider: OpenIdProvider,
    private readonly answer: SessionAnswer,
    private readonly cookie: BindingCookie,
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
    const { url, binding } = await this.flow.start(this.answer.sourceOf(request));
    this.cookie.set(response, binding);
    response.redirect(url);
  }

  @Get('callback')
  @Public()
  @ApiExcludeEndpoint()
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    const caller = { address: clientAddress(request.ip), origin: requestOrigin(request) };
    const { url } = await this.flow.callback(request.originalUrl, this.cookie.read(request), caller);
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
    const entered = await this.flow.finish(ticket, this.cookie.read(request), visitor);
    this.cookie.clear(response);
    return this.answer.give(response, entered);
  }
}
