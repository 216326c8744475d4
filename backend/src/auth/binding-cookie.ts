import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

const NAME = 'admin_session';

/** The cookie that a page's token is bound to: out of reach of scripts, and only ever sent by pages of this site. */
export const bindingCookie = {
  name: NAME,
  options: (siteUrl: string): CookieOptions => ({
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/admin',
    secure: siteUrl.startsWith('https:'),
  }),
  read: (request: Request): string | undefined => parseCookie(request.headers.cookie ?? '')[NAME],
};
