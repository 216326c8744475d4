import {
  Body,
  Controller,
  ForbiddenException,
  HttpCode,
  Inject,
  Ip,
  Post,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { clientAddress } from '../throttle/client-address.js';
import { AdminAccounts } from './admin-accounts.js';
import { BROWSER_COOKIE, SESSION_COOKIE, cookieOptions, readCookie } from './admin-cookies.js';
import {
  type Login,
  type SignedIn,
  type SignedOut,
  type ValidToken,
  loginSchema,
  signedInSchema,
  signedOutSchema,
  validTokenSchema,
} from './auth.schema.js';
import { AuthService, type NewSession } from './auth.service.js';
import { CurrentSession } from './current-session.js';
import { KNOWN_FOR_MS } from './known-browsers.js';
import { OpenToAll } from './open-to-all.js';
import { Session } from './session.entity.js';
import { signInSource } from './sign-in-source.js';

export const formLimits = { fields: 10, parts: 10, fieldSize: 4096, fieldNameSize: 100 };

@Controller('admin')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: AdminAccounts,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Post('login')
  @OpenToAll(true)
  @HttpCode(200)
  @UseInterceptors(NoFilesInterceptor({ limits: formLimits }))
  @ApiConsumes('multipart/form-data', 'application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ standardSchema: signedInSchema })
  async login(
    @Body({ schema: loginSchema }) login: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Ip() ip: string,
  ): Promise<SignedIn> {
    const source = signInSource(request.headers);
    if (source === 'other site') throw new ForbiddenException('Please sign in on the site itself.');
    const session = await this.auth.signIn(login, {
      address: clientAddress(ip),
      isFromPage: source === 'page',
      browserMark: readCookie(request, BROWSER_COOKIE),
    });
    this.setCookies(response, session);
    return { token: session.token, expires_at: session.expiresAt.toISOString() };
  }

  @Post('validate-token')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ standardSchema: validTokenSchema })
  async validateToken(@CurrentSession() session: Session): Promise<ValidToken> {
    return {
      status: true,
      expires_at: session.expiresAt.toISOString(),
      ...(await this.accounts.read(session)),
    };
  }

  @Post('logout')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ standardSchema: signedOutSchema })
  async logout(
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedOut> {
    await this.auth.signOut(session);
    response.clearCookie(SESSION_COOKIE, cookieOptions(this.env.SITE_URL));
    return { status: true };
  }

  private setCookies(response: Response, { binding, browserMark }: NewSession): void {
    if (!binding) return;
    const options = cookieOptions(this.env.SITE_URL);
    response.cookie(SESSION_COOKIE, binding, options);
    response.cookie(BROWSER_COOKIE, browserMark, { ...options, maxAge: KNOWN_FOR_MS });
  }
}
