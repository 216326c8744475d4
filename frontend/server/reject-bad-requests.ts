import type { RequestHandler } from 'express';

/** Longest address answered, in characters: a search text fits, also in a script of nine characters to the letter. */
const MAX_URL_LENGTH = 8192;

/** Why an address cannot be served, or undefined when it can: `//host` and `\` would become redirects to elsewhere. */
export function flawOfUrl(url: string): { status: 400 | 414; message: string } | undefined {
  if (url.length > MAX_URL_LENGTH) return { status: 414, message: 'This address is too long.' };
  const path = url.split('?', 1)[0] ?? '';
  const unreadable = { status: 400, message: 'This address cannot be read.' } as const;
  if (!path.startsWith('/') || path.startsWith('//')) return unreadable;
  try {
    const decoded = decodeURIComponent(path);
    return /[\p{Cc}\\]/u.test(decoded) || decoded.startsWith('//') ? unreadable : undefined;
  } catch {
    return unreadable;
  }
}

/** Answers what no page can, before any router sees it: with a sentence, as JSON to those who ask the API. */
export const rejectBadRequests: RequestHandler = (request, response, next) => {
  const flaw = flawOfUrl(request.originalUrl);
  if (!flaw) next();
  else if (/^\/api(\/|$)/i.test(request.originalUrl))
    response.status(flaw.status).json({ message: flaw.message });
  else response.status(flaw.status).type('text/plain').send(flaw.message);
};
