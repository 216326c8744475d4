import type { Request, Response } from 'express';
import { renderPage } from 'vike/server';
import type { ApiClient } from '../api/apiClient.ts';
import { system } from '../content/system.ts';
import type { Backend } from './backend.ts';
import type { Env } from './env.ts';
import { isForBuildTools } from './for-build-tools.ts';
import { KeptPages, type Reads } from './kept-pages.ts';
import { type Page, ReadyPage } from './ready-page.ts';
import type { Refusal } from './reject-bad-requests.ts';
import { pagePolicy } from './security-headers.ts';
import { forFront, withCaching } from './shared-caching.ts';

/** Seconds after which a visitor may try a page again that could not be made. */
const RETRY_SECONDS = '30';
/** What may have been said of a file before it was refused. */
const OF_A_FILE = [
  'Content-Type',
  'Content-Encoding',
  'Cache-Control',
  'Last-Modified',
  'ETag',
  'Accept-Ranges',
];
const POLICY = 'Content-Security-Policy';

/** Nothing below this address may be kept by anybody. */
const STAFF_AREA = /^\/admin([/?]|$)/i;

/** An address at which no page is: the one for what is missing is made there. */
const NOWHERE = '/.nowhere';
const notFound: Refusal = { status: 404, text: system.notFound.text };

type Extra = Pick<Vike.PageContextServer, 'refusedEnquiry'> & Pick<Vike.PageContext, 'refusal'>;

/** Makes pages and sends them. A page is made anew only when what it was made of has changed. */
export class Pages {
  private readonly kept: KeptPages | undefined;
  private readonly refusals = new Map<string, Promise<ReadyPage>>();
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
    if (isForBuildTools(url)) return await this.sendRefusal(request, response, notFound);
    const kept = await this.kept?.find(url);
    if (kept) return await kept.send(request, response);
    const page = await this.make(url, request, {});
    const ready = new ReadyPage(page);
    this.kept?.keep(url, ready, page.reads);
    if (page.status === 503) response.set('Retry-After', RETRY_SECONDS);
    await ready.send(request, response);
  }

  /** Answers with the page and a status of its own, made for this request alone. */
  async sendOnce(request: Request, response: Response, status: number, extra: Extra): Promise<void> {
    const page = await this.make(request.originalUrl, request, extra);
    await new ReadyPage({ ...page, status }).send(request, response);
  }

  /** Answers with a page that says why there is no other. It is made once: whoever asks for nonsense asks often. */
  async sendRefusal(request: Request, response: Response, refusal: Refusal): Promise<void> {
    const key = `${refusal.status} ${refusal.text}`;
    const page = this.refusals.get(key) ?? this.makeRefusal(request, refusal);
    if (this.kept) this.refusals.set(key, page);
    for (const name of OF_A_FILE) response.removeHeader(name);
    // It is a page also where only files are.
    if (response.hasHeader(POLICY)) response.setHeader(POLICY, pagePolicy({}));
    await (await page).send(request, response);
  }

  private async makeRefusal(request: Request, refusal: Refusal): Promise<ReadyPage> {
    const { headers, body } = await this.make(NOWHERE, request, { refusal });
    return new ReadyPage({ status: refusal.status, headers, body });
  }

  private async make(url: string, request: Request, extra: Extra): Promise<Page & { reads: Reads }> {
    const reads: Reads = new Map();
    const apiClient: ApiClient = {
      get: async (path) => {
        // Until it is answered: a page made in spite of a failure is not kept.
        reads.set(path, undefined);
        const answer = await this.backend.ask(path);
        reads.set(path, answer.etag);
        return answer;
      },
    };
    const { httpResponse, statusCode } = await renderPage({
      urlOriginal: url,
      headersOriginal: request.headers,
      apiClient,
      siteOrigin: this.env.SITE_URL,
      tagManagerId: this.env.TAG_MANAGER_ID,
      ...extra,
    });
    const { headers } = httpResponse;
    const status = statusCode ?? httpResponse.statusCode;
    // What Vike writes below a redirect has a script that no page may run, and nobody reads it.
    const body = status >= 300 && status < 400 ? '' : httpResponse.body;
    const page = { status, headers, body, reads };
    if (STAFF_AREA.test(url)) return withCaching(page, 'no-store');
    return this.env.PAGE_CACHE ? forFront(page) : page;
  }
}
