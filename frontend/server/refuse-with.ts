import type { PageRenderer } from './rendering/page-renderer.ts';
import type { Refuse } from './reject-bad-requests.ts';

/** As JSON below /api, else as a page. */
export function refuseWith(pages: PageRenderer): Refuse {
  return async (request, response, refusal) => {
    if (/^\/api(?![^/?])/i.test(request.originalUrl))
      response.status(refusal.status).json({ message: refusal.text });
    else await pages.sendRefusal(request, response, refusal);
  };
}
