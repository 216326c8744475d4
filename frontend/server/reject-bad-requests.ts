import type { Request, RequestHandler, Response } from 'express';

export interface PageRefusal {
  status: number;
  text: string;
}

export type Refuse = (request: Request, response: Response, refusal: PageRefusal) => Promise<void>;

/** A search text fits, also in a script that is encoded in nine characters a letter. */
const MAX_URL_LENGTH = 8192;
const MAX_PARAMETERS = 100;

const unreadable: PageRefusal = { status: 400, text: 'This address cannot be read.' };

/** Undefined for an address that can be served. `//host` and `\` would become redirects to other sites. */
export function flawOfUrl(url: string): PageRefusal | undefined {
  if (url.length > MAX_URL_LENGTH) return { status: 400, text: 'This address is too long.' };
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  if (query.split('&').length > MAX_PARAMETERS) return unreadable;
  // Vike collects parameters in a plain object, and asks it for this method.
  if (new URLSearchParams(query).has('hasOwnProperty')) return unreadable;
  if (!path.startsWith('/') || path.startsWith('//')) return unreadable;
  try {
    const decoded = decodeURIComponent(path);
    return /[\p{Cc}\\]/u.test(decoded) || decoded.startsWith('//') ? unreadable : undefined;
  } catch {
    return unreadable;
  }
}

export function rejectBadRequests(refuse: Refuse): RequestHandler {
  return (request, response, next) => {
    const flaw = flawOfUrl(request.originalUrl);
    return flaw ? refuse(request, response, flaw) : next();
  };
}
