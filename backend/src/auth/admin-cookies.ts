import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

export interface AdminCookies {
  /** Name of the cookie that a page's token is bound to. */
  session: string;
  /** Name of the cookie that marks a browser for those who have signed in on it before. */
  browser: string;
  /** Name of the cookie of a device on which some are not asked for the second step. */
  device: string;
  /** Name of the cookie that binds a sign-in at the provider to one browser. */
  singleSignOn: string;
  options: CookieOptions;
}

/** With `__Host-` a browser accepts them from this host over HTTPS only; without HTTPS it would refuse the prefix. */
export function adminCookies(siteUrl: string): AdminCookies {
  const secure = siteUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const path = secure ? '/' : '/api/admin';
  return {
    session: `${prefix}admin_session`,
    browser: `${prefix}admin_browser`,
    device: `${prefix}admin_device`,
    singleSignOn: `${prefix}admin_single_sign_on`,
    options: { httpOnly: true, sameSite: 'strict', path, secure },
  };
}

export function readCookie(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name];
}
