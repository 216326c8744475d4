import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  HttpCode,
  Inject,
  Ip,
  Post,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBearerAuth, ApiConsumes, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { requestOrigin } from '../requests/request-origin.js';
import { clientAddress } from '../requests/client-address.js';
import { type AdminCookies, adminCookies, readCookie } from './admin-cookies.js';
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
import { Public } from './public.js';
import { Session } from './session.entity.js';
import { signInSource } from './sign-in-source.js';

export const formLimits = { fields: 10, parts: 10, fieldSize: 4096, fieldNameSize: 100 };

@Controller('admin')
export class AuthController {
  private readonly cookies: AdminCookies;

  constructor(
    private readonly auth: AuthService,
    @Inject(ENV) env: Env,
  ) {
    this.cookies = adminCookies(env.SITE_URL);
  }

  @Post('login')
  @Public()
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
      browserMark: readCookie(request, this.cookies.browser),
      origin: requestOrigin(request),
    });
    this.setCookies(response, session);
    return { token: session.token, expires_at: session.expiresAt.toISOString() };
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
  validateToken(@CurrentSession() { admin, expiresAt }: Session): ValidToken {
    const { email, name, passwordIsTemporary } = admin;
    return {
      status: true,
      expires_at: expiresAt.toISOString(),
      email,
      name: name || email,
      password_is_temporary: passwordIsTemporary,
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
    response.clearCookie(this.cookies.session, this.cookies.options);
    return { status: true };
  }

  private setCookies(response: Response, { binding, browserMark }: NewSession): void {
    if (!binding) return;
    const { session, browser, options } = this.cookies;
    response.cookie(session, binding, options);
    response.cookie(browser, browserMark, { ...options, maxAge: KNOWN_FOR_MS });
  }
}
