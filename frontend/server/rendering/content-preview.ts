import { type Request, type Response, Router } from 'express';
import { ContentPreview } from '../../api/wire.gen.ts';
import { preview } from '../../content/preview.ts';
import { failures } from '../../content/failures.ts';
import type { BackendClient } from '../api/backend-client.ts';
import { log } from '../log.ts';
import type { PageRefusal, Refuse } from '../reject-bad-requests.ts';

const PARAMETER = 'content-preview';
const TOKEN = /^[\w-][\w.-]{0,199}$/;
const expired: PageRefusal = { status: 404, text: preview.notValid };
const unavailable: PageRefusal = { status: 503, text: failures.unavailable.text };

/** Where visitors see a section, at its heading. */
const pages: Record<ContentPreview['section'], string> = {
  team: '/#team-title',
  testimonials: '/#said-title',
  clients: '/#clients-title',
  milestones: '/#journey-title',
  services: '/#what-title',
  'service-texts': '/services',
  contact: '/contact-us',
  'other-addresses': '/contact-us',
  'postal-address': '/contact-us',
  social: '/contact-us',
  hours: '/contact-us',
  home: '/',
  'home-headings': '/#team-title',
};

/** The token of a private link that shows any page with words that are not on the site yet. */
export function previewToken(url: string): string | undefined {
  const token = new URL(url, 'http://localhost').searchParams.get(PARAMETER) ?? '';
  return TOKEN.test(token) ? token : undefined;
}

export async function readContentPreview(
  backend: BackendClient,
  token: string,
): Promise<ContentPreview | PageRefusal> {
  try {
    const { status, body } = await backend.get(`content-preview/${token}`);
    if (status >= 500) return unavailable;
    return status === 200 ? ContentPreview.parse(body) : expired;
  } catch (error) {
    log.warn({ err: error }, 'A preview of words could not be read.');
    return unavailable;
  }
}

/** `/content-preview/<token>` leads to the page that shows what was changed. */
export function contentPreview(backend: BackendClient, refuse: Refuse): Router {
  const router = Router();
  router.get('/content-preview/:token', leadToPage(backend, refuse));
  return router;
}

function leadToPage(backend: BackendClient, refuse: Refuse) {
  return async (request: Request<{ token: string }>, response: Response): Promise<void> => {
    const { token } = request.params;
    const read = TOKEN.test(token) ? await readContentPreview(backend, token) : expired;
    if ('status' in read) return await refuse(request, response, read);
    const [path, heading] = pages[read.section].split('#');
    const address = `${path}?${PARAMETER}=${token}${heading ? `#${heading}` : ''}`;
    return response.set('Cache-Control', 'no-store').redirect(address);
  };
}
