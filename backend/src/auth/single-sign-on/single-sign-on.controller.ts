import {
  Body,
  Controller,
  Get,
  HttpCode,
  NotFoundException,
  Post,
  Req,
  Res,
  UnauthorizedException,
  UseInterceptors,
} from '@nestjs/common';
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
import { SignIn } from '../sign-in/sign-in.service.js';
import { signInSource } from '../sign-in-source.js';
import { BrowserTies, TIE_LASTS_MS } from './browser-ties.js';
import { OpenIdProvider } from './openid-provider.js';
import { SingleSignOnRefusal } from './single-sign-on-refusal.js';
import {
  type Finish,
  type SingleSignOnAnswer,
  finishSchema,
  singleSignOnSchema,
} from './single-sign-on.schema.js';
import { SingleSignOn } from './single-sign-on.service.js';
import { SingleSignOnTickets } from './single-sign-on-tickets.js';

@Controller('admin/single-sign-on')
export class SingleSignOnController {
  constructor(
    private readonly singleSignOn: SingleSignOn,
    private readonly provider: OpenIdProvider,
    private readonly ties: BrowserTies,
    private readonly tickets: SingleSignOnTickets,
    private readonly signIn: SignIn,
    private readonly answer: SessionAnswer,
  ) {}

  @Get()
  @Public()
  @ApiOkResponse({ standardSchema: singleSignOnSchema })
  name(): SingleSignOnAnswer {
    return { name: this.provider.name };
  }

  /** A page of another site must not sign anybody in: it is begun on our own. */
  @Get('start')
  @Public()
  @ApiExcludeEndpoint()
  async start(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.land(response, async () => {
      if (signInSource(request.headers) === 'other site') throw new SingleSignOnRefusal('expired');
      const { tie, proofs } = this.ties.make();
      const url = await this.provider.authorizationUrl(proofs);
      response.cookie(this.cookie, tie, { ...this.cookieOptions, maxAge: TIE_LASTS_MS });
      return url;
    });
  }

  @Get('callback')
  @Public()
  @ApiExcludeEndpoint()
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.land(response, async () => {
      const answer = this.provider.callbackUrl;
      answer.search = new URL(request.originalUrl, answer).search;
      const caller = { address: clientAddress(request.ip), origin: requestOrigin(request) };
      const ticket = await this.singleSignOn.confirm(answer, readCookie(request, this.cookie), caller);
      return `/admin/login#sign-in=${ticket}`;
    });
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
    const admin = await this.tickets.redeem(ticket, readCookie(request, this.cookie));
    const entered = admin && (await this.signIn.enter(admin, visitor, 'single sign-on'));
    if (!entered)
      throw new UnauthorizedException({ message: 'This sign-in is over. Please begin it again.' });
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

  /** These are navigations: whoever comes is sent on to a page, refused or not. */
  private async land(response: Response, find: () => Promise<string>): Promise<void> {
    if (this.provider.name === null) throw new NotFoundException();
    try {
      response.redirect(await find());
    } catch (error) {
      if (!(error instanceof SingleSignOnRefusal)) throw error;
      response.redirect(`/admin/login#sign-in-failed=${error.reason}`);
    }
  }
}
