import type { RequestHandler } from 'express';
import type { Env } from './env.ts';

/** One year, in seconds. */
const HSTS_SECONDS = 365 * 24 * 60 * 60;
/** For what is no page: nothing in it may load, run or be framed, should a browser ever show it as one. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The one page that may load a tag manager. Links on it leave its document, so that no other page is ever under its policy. */
const COUNTED_PAGE = '/thank-you';

/** No inline script anywhere; style attributes only, for the tone and focus point of pictures. */
export function pagePolicy(env: Pick<Env, 'TAG_MANAGER_ID'>): string {
  const tagManager = env.TAG_MANAGER_ID ? ' https://www.googletagmanager.com' : '';
  const analytics = env.TAG_MANAGER_ID ? ' https://*.google-analytics.com' : '';
  return [
    "default-src 'none'",
    `script-src 'self'${tagManager}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${tagManager}${analytics}`,
    'frame-src https://www.openstreetmap.org',
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function fixedHeaders(env: Env): Map<string, string> {
  const headers = new Map([
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
  if (env.SITE_URL.startsWith('https:')) {
    headers.set('Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`);
  }
  return headers;
}

/**
 * Headers of every answer. While developing there is no policy: the hot reload of Vite is an inline script. A front that
 * keeps pages says all of them, but for a policy that it does not know: kept with a page, they would be read for each visitor.
 */
export function securityHeaders(env: Env, withPolicy: boolean): RequestHandler {
  const [policy, countedPolicy] = [pagePolicy({}), pagePolicy(env)];
  const headers = env.PAGE_CACHE ? new Map<string, string>() : fixedHeaders(env);
  return (request, response, next) => {
    response.setHeaders(headers);
    const ownPolicy = request.path === COUNTED_PAGE ? countedPolicy : policy;
    const isKnownToFront = env.PAGE_CACHE && ownPolicy === policy;
    const isFile = /^\/(assets|api)\//.test(request.path);
    if (withPolicy && !isKnownToFront) {
      response.setHeader('Content-Security-Policy', isFile ? FILE_POLICY : ownPolicy);
    }
    next();
  };
}
