import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { adminCookies, readCookie } from '../admin-cookies.js';
import { BINDING_LASTS_MS } from './browser-bindings.js';

@Injectable()
export class BindingCookie {
  private readonly name: string;
  /** The provider's answer is a navigation from another site, which strict cookies stay away from. */
  private readonly options: CookieOptions;

  constructor(@Inject(ENV) env: Env) {
    const cookies = adminCookies(env.SITE_URL);
    this.name = cookies.singleSignOn;
    this.options = { ...cookies.options, sameSite: 'lax' };
  }

  read(request: Request): string | undefined {
    return readCookie(request, this.name);
  }

  /** @param binding none for a browser that is refused */
  set(response: Response, binding: string | undefined): void {
    if (binding !== undefined)
      response.cookie(this.name, binding, { ...this.options, maxAge: BINDING_LASTS_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
