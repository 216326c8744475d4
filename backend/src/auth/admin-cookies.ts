import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

/** The cookie that a page's token is bound to. */
export const SESSION_COOKIE = 'admin_session';
/** Marks a browser on which somebody has signed in before. */
export const BROWSER_COOKIE = 'admin_browser';

export function readCookie(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name];
}

/** Out of reach of scripts, and only ever sent by pages of this site. */
export function cookieOptions(siteUrl: string): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/api/admin', secure: siteUrl.startsWith('https:') };
}
