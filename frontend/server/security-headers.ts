import type { RequestHandler } from 'express';
import type { Env } from './env.ts';

/** One year, in seconds. */
const HSTS_SECONDS = 365 * 24 * 60 * 60;
/** For what is no page: nothing in it may load, run or be framed, should a browser ever show it as one. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** No inline script anywhere; style attributes only, for the tone and focus point of pictures. */
function pagePolicy(env: Env): string {
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

/** Headers that are the same in every answer. A front that keeps pages says them itself, and need not read them each time. */
function fixedHeaders(env: Env): Map<string, string> {
  if (env.PAGE_CACHE) return new Map();
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

/** Headers of every answer. While developing there is no policy: the hot reload of Vite is an inline script. */
export function securityHeaders(env: Env, withPolicy: boolean): RequestHandler {
  const policy = pagePolicy(env);
  const headers = fixedHeaders(env);
  return (request, response, next) => {
    response.setHeaders(headers);
    const isFile = /^\/(assets|api)\//.test(request.path);
    if (withPolicy) response.setHeader('Content-Security-Policy', isFile ? FILE_POLICY : policy);
    next();
  };
}
