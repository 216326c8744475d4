import type { RequestHandler } from 'express';
import type { Env } from './env.ts';

const HSTS_SECONDS = 365 * 24 * 60 * 60;
/** Nothing may load, run or be framed, should a browser show a file as a page. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The only page that may load a tag manager. Its links load whole pages, so that no other page is under its policy. */
const TAG_MANAGER_PATH = '/thank-you';

/** Its address is a key: no other site hears of it. */
const RECEIPT_PATH = /^\/consent(\/|$)/i;

/** @param styleHash of the styles in its HTML */
export function policyOf(path: string, env: Env, styleHash?: string): string {
  return pagePolicy(path === TAG_MANAGER_PATH ? env : {}, styleHash);
}

export function pagePolicy(env: Pick<Env, 'TAG_MANAGER_ID'>, styleHash?: string): string {
  const tagManager = env.TAG_MANAGER_ID ? ' https://www.googletagmanager.com' : '';
  const analytics = env.TAG_MANAGER_ID ? ' https://*.google-analytics.com' : '';
  return [
    "default-src 'none'",
    `script-src 'self'${tagManager}`,
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
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
    headers.set('Strict-Transport-Security', `max-age=${HSTS_SECONDS}`);
  }
  return headers;
}

/**
 * NGINX sets these headers itself, except for a policy that it does not know, so do not store them with the cached page.
 * A built page brings its own policy.
 * @param withPolicy false in development: Vite's hot reload is an inline script
 */
export function securityHeaders(env: Env, withPolicy: boolean): RequestHandler {
  const [policy, tagManagerPolicy] = [pagePolicy({}), pagePolicy(env)];
  const headers = env.PAGE_CACHE ? new Map<string, string>() : fixedHeaders(env);
  return (request, response, next) => {
    response.setHeaders(headers);
    if (!env.PAGE_CACHE && RECEIPT_PATH.test(request.path)) response.set('Referrer-Policy', 'no-referrer');
    const ownPolicy = request.path === TAG_MANAGER_PATH ? tagManagerPolicy : policy;
    const isSetByNginx = env.PAGE_CACHE && ownPolicy === policy;
    const isFile = /^\/(assets|api)\//.test(request.path);
    if (withPolicy && !isSetByNginx) {
      response.setHeader('Content-Security-Policy', isFile ? FILE_POLICY : ownPolicy);
    }
    next();
  };
}
