import type { Request, Response } from 'express';
import { renderPage } from 'vike/server';
import type { Backend } from './backend.ts';
import type { Env } from './env.ts';
import { KeptPages, type Reads } from './kept-pages.ts';
import { type Page, ReadyPage } from './ready-page.ts';
import { forFront, withCaching } from './shared-caching.ts';

/** Seconds after which a visitor may try a page again that could not be made. */
const RETRY_SECONDS = '30';

/** Nothing below this address may be kept by anybody. */
const STAFF_AREA = /^\/admin([/?]|$)/i;

type Extra = Partial<Pick<Vike.PageContextServer, 'refusedEnquiry'>>;

/** Makes pages and sends them. A page is made anew only when what it was made of has changed. */
export class Pages {
  private readonly kept: KeptPages | undefined;
  private readonly env: Env;
  private readonly backend: Backend;

  /** @param keeps whether pages are kept; not while their code changes */
  constructor(env: Env, backend: Backend, keeps: boolean) {
    this.env = env;
    this.backend = backend;
    if (keeps) this.kept = new KeptPages(backend);
  }

  /** Answers with the page at the request's address. */
  async send(request: Request, response: Response): Promise<void> {
    const url = request.originalUrl;
    const kept = await this.kept?.find(url);
    if (kept) return await kept.send(request, response);
    const page = await this.make(request, {});
    const ready = new ReadyPage(page);
    this.kept?.keep(url, ready, page.reads);
    if (page.status === 503) response.set('Retry-After', RETRY_SECONDS);
    await ready.send(request, response);
  }

  /** Answers with the page and a status of its own, made for this request alone. */
  async sendOnce(request: Request, response: Response, status: number, extra: Extra): Promise<void> {
    const page = await this.make(request, extra);
    await new ReadyPage({ ...page, status }).send(request, response);
  }

  private async make(request: Request, extra: Extra): Promise<Page & { reads: Reads }> {
    const reads: Reads = new Map();
    const askBackend = async (path: string) => {
      // Until it is answered: a page made in spite of a failure is not kept.
      reads.set(path, undefined);
      const answer = await this.backend.ask(path);
      reads.set(path, answer.etag);
      return answer;
    };
    const { httpResponse, statusCode } = await renderPage({
      urlOriginal: request.originalUrl,
      headersOriginal: request.headers,
      askBackend,
      siteOrigin: this.env.SITE_URL,
      tagManagerId: this.env.TAG_MANAGER_ID,
      ...extra,
    });
    const { headers, body } = httpResponse;
    const page = { status: statusCode ?? httpResponse.statusCode, headers, body, reads };
    if (STAFF_AREA.test(request.originalUrl)) return withCaching(page, 'no-store');
    return this.env.PAGE_CACHE ? forFront(page) : page;
  }
}
