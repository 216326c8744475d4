import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { type AdminCookies, adminCookies } from '../admin-cookies.js';
import type { SignedIn, SignInAnswer } from '../auth.schema.js';
import { KNOWN_FOR_MS } from '../known-browsers.js';
import { REMEMBERED_FOR_MS } from '../second-factor/remembered-devices.js';
import type { NewSession } from '../sessions/sessions.js';
import { signInSource } from '../sign-in-source.js';
import type { PassedSecondStep } from './second-step.service.js';
import type { Entered } from './sign-in.service.js';
import { type Visitor, visitorOf } from './visitor.js';

/** What every way of signing in reads from its request, and answers. */
@Injectable()
export class SessionAnswer {
  readonly cookies: AdminCookies;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.cookies = adminCookies(env.SITE_URL);
  }

  /** @throws ForbiddenException for a page of another site */
  visitorOf(request: Request): Visitor {
    const source = this.sourceOf(request);
    if (source === 'other site')
      throw new ForbiddenException({ message: 'Please sign in on the site itself.' });
    return visitorOf(request, this.cookies, source === 'page');
  }

  sourceOf(request: Request): ReturnType<typeof signInSource> {
    return signInSource(request, this.env.SITE_URL);
  }

  give(response: Response, entered: Entered): SignInAnswer {
    if (!('ticket' in entered)) return this.giveSession(response, entered);
    const { ticket, expiresAt, ways } = entered;
    return { second_step: { ticket, expires_at: expiresAt.toISOString(), ways } };
  }

  givePassed(response: Response, { session, deviceMarks }: PassedSecondStep): SignedIn {
    const { device, options } = this.cookies;
    if (deviceMarks) response.cookie(device, deviceMarks, { ...options, maxAge: REMEMBERED_FOR_MS });
    return this.giveSession(response, session);
  }

  giveSession(response: Response, session: NewSession): SignedIn {
    const { session: sessionCookie, options } = this.cookies;
    if (session.binding) {
      response.cookie(sessionCookie, session.binding, options);
      this.markKnownBrowser(response, session.browserMarks);
    }
    return { token: session.token, expires_at: session.expiresAt.toISOString() };
  }

  /** @param marks none for a browser that stays unmarked */
  markKnownBrowser(response: Response, marks: string | undefined): void {
    const { browser, options } = this.cookies;
    if (marks !== undefined) response.cookie(browser, marks, { ...options, maxAge: KNOWN_FOR_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.cookies.session, this.cookies.options);
  }
}
