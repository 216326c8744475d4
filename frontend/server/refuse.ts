import type { Pages } from './pages.ts';
import type { Refuse } from './reject-bad-requests.ts';

/** Refuses a request with a sentence: as JSON to those who ask the API, else on a page of the site. */
export function refuseWith(pages: Pages): Refuse {
  return async (request, response, refusal) => {
    if (/^\/api(?![^/?])/i.test(request.originalUrl))
      response.status(refusal.status).json({ message: refusal.text });
    else await pages.sendRefusal(request, response, refusal);
  };
}
