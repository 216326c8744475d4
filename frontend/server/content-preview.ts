import type { RequestHandler } from 'express';

const PARAMETER = 'content-preview';
const TOKEN = /^[\w.-]{1,200}$/;
/** Pages have plain names, so that nothing else becomes a redirect. */
const ENTRY = /^\/content-preview\/([\w.-]{1,200})((?:\/[\w-]+)*)\/?$/;

/** The token of a private link that shows any page with words that are not on the site yet. */
export function previewToken(url: string): string | undefined {
  const token = new URL(url, 'http://localhost').searchParams.get(PARAMETER) ?? '';
  return TOKEN.test(token) ? token : undefined;
}

/** `/content-preview/<token>/about-us` leads to the page. */
export const contentPreviewEntry: RequestHandler = (request, response, next) => {
  const [, token, page] = ENTRY.exec(request.path) ?? [];
  if (token === undefined) return next();
  response.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
  return response.redirect(302, `${page || '/'}?${PARAMETER}=${token}`);
};
