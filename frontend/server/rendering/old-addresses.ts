import type { Request } from 'express';
import { isbot } from 'isbot';
import { OldAddress } from '../../api/wire.gen.ts';
import type { BackendClient } from '../api/backend-client.ts';
import { log } from '../log.ts';
import { isPageRefresh } from './is-page-refresh.ts';

/** At once: a flood of invented addresses must not keep the backend from everything else. */
const MAX_QUESTIONS = 16;
const HIDDEN = /^\/(admin|api|assets)(\/|$)|\/index\.pageContext\.json$/i;
/** A path of this site, or a whole address, in one line of ASCII. */
const DESTINATION = /^(\/(?![/\\])|https:\/\/)[!-~]*$/;

/** Of a post on a WordPress site whose addresses have no words: the home page answers it, unless it leads on. */
const NUMBERED = /^\/\?([^#]*&)?(p|page_id)=[1-9]\d{0,9}(&|$)/;

export const isNumbered = ({ originalUrl }: Request): boolean => NUMBERED.test(originalUrl);

/** Takes the slashes at the end of the path away, and leaves the query and `/` as they are. */
export const withoutSlash = (url: string): string => url.replace(/^([^?]*[^/?])\/+(?=\?|$)/, '$1');

/** Asks the backend where a page went at whose address nothing is. */
export class OldAddresses {
  private questions = 0;
  private readonly backend: BackendClient;

  constructor(backend: BackendClient) {
    this.backend = backend;
  }

  /** The visit is counted, unless it is nobody's. @returns undefined also while the backend is away, or too much is asked */
  async destinationOf(request: Request): Promise<string | undefined> {
    if (HIDDEN.test(request.path) || this.questions >= MAX_QUESTIONS) return undefined;
    this.questions += 1;
    try {
      const { status, body } = await this.backend.read(`old-address?${questionOf(request)}`);
      if (status !== 200) return undefined;
      const { to } = OldAddress.parse(body).data;
      return DESTINATION.test(to) ? withQuery(to, request) : undefined;
    } catch (error) {
      log.warn({ err: error }, 'Where an old address leads is not known.');
      return undefined;
    } finally {
      this.questions -= 1;
    }
  }
}

/** No more of a visitor than the host of the page before, and whether it is a bot or nobody. */
function questionOf(request: Request): string {
  const referrer = request.get('Referer') ?? '';
  const cameFrom = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const path = isNumbered(request) ? request.originalUrl : withoutSlash(request.path);
  const question = new URLSearchParams({ path });
  if (cameFrom) question.set('came_from', cameFrom);
  if (isbot(request.get('User-Agent') ?? '')) question.set('is_bot', 'true');
  if (isPageRefresh(request)) question.set('is_refresh', 'true');
  return question.toString();
}

/** What a campaign wrote behind the old address goes along to a page of this site that has no query of its own. */
function withQuery(to: string, request: Request): string {
  const at = request.originalUrl.indexOf('?');
  if (at === -1 || isNumbered(request) || !to.startsWith('/') || /[?#]/.test(to)) return to;
  return to + request.originalUrl.slice(at);
}
