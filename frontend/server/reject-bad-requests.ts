import type { Request, RequestHandler, Response } from 'express';

/** What is said to a request that no page can answer. */
export interface Refusal {
  status: number;
  text: string;
}

export type Refuse = (request: Request, response: Response, refusal: Refusal) => Promise<void>;

/** Longest address answered, in characters: a search text fits, also in a script of nine characters to the letter. */
const MAX_URL_LENGTH = 8192;
/** Most parameters read in one address: each more makes reading all of them slower. */
const MAX_PARAMETERS = 100;

const unreadable: Refusal = { status: 400, text: 'This address cannot be read.' };

/** Why an address cannot be served, or undefined when it can: `//host` and `\` would become redirects to elsewhere. */
export function flawOfUrl(url: string): Refusal | undefined {
  if (url.length > MAX_URL_LENGTH) return { status: 400, text: 'This address is too long.' };
  const [path = '', query = ''] = url.split('?', 2);
  if (query.split('&').length > MAX_PARAMETERS) return unreadable;
  if (!path.startsWith('/') || path.startsWith('//')) return unreadable;
  try {
    const decoded = decodeURIComponent(path);
    return /[\p{Cc}\\]/u.test(decoded) || decoded.startsWith('//') ? unreadable : undefined;
  } catch {
    return unreadable;
  }
}

/** Answers what no page can, before any router sees it. */
export function rejectBadRequests(refuse: Refuse): RequestHandler {
  return (request, response, next) => {
    const flaw = flawOfUrl(request.originalUrl);
    return flaw ? refuse(request, response, flaw) : next();
  };
}
