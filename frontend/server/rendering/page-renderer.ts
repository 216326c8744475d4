import type { Request, Response } from 'express';
import { renderPage } from 'vike/server';
import type { ApiClient } from '../../api/apiClient.ts';
import { ContentAnswer } from '../../api/wire.gen.ts';
import { system } from '../../content/system.ts';
import { type BackendClient, CONTENT_PATH } from '../api/backend-client.ts';
import { previewToken, readContentPreview } from './content-preview.ts';
import type { Env } from '../env.ts';
import { inlineStyles, type StyledPage } from './inline-styles.ts';
import { isBuildToolUrl } from './is-build-tool-url.ts';
import { withLightSheet } from './light-sheet.ts';
import { isLightVisit } from './light-visit.ts';
import { log } from '../log.ts';
import { isNumbered, OldAddresses, withoutSlash } from './old-addresses.ts';
import { PAGE_PLACE } from './page-place.ts';
import { type BackendReads, readOnce } from './read-once.ts';
import type { PageRefusal } from '../reject-bad-requests.ts';
import { type PageContent, RenderedPage } from './rendered-page.ts';
import { type ApiEtags, RenderedPageCache } from './rendered-page-cache.ts';
import { policyOf } from '../security-headers.ts';
import { SHARED_REDIRECT, withCacheControl, withSharedCaching } from './shared-caching.ts';
import type { StudioContent } from './studio-content.ts';
import { plainData } from './plain-data.ts';
import { withoutPreloads } from './without-preloads.ts';

const RETRY_SECONDS = '30';
const FILE_HEADERS = [
  'Content-Type',
  'Content-Encoding',
  'Cache-Control',
  'Last-Modified',
  'ETag',
  'Accept-Ranges',
];
const POLICY = 'Content-Security-Policy';
const ADMIN_PATH = /^\/admin([/?]|$)/i;
const MISSING_PATH = '/.nowhere';
const notFound: PageRefusal = { status: 404, text: system.notFound.text };

const asWritten: StudioContent = { overrides: {} };

type Extra = Pick<Vike.PageContextServer, 'refusedEnquiry' | 'isWithdrawalAsked'> &
  Pick<Vike.PageContext, 'refusal'> & { content?: StudioContent; isLight?: boolean };

export class PageRenderer {
  private readonly cache: RenderedPageCache | undefined;
  private readonly refusals = new Map<string, Promise<RenderedPage>>();
  private readonly env: Env;
  private readonly backend: BackendClient;
  private readonly oldAddresses: OldAddresses;
  private readonly isBuilt: boolean;

  /** @param isBuilt false in development, where the code of pages changes */
  constructor(env: Env, backend: BackendClient, isBuilt: boolean) {
    this.env = env;
    this.isBuilt = isBuilt;
    this.backend = backend;
    this.oldAddresses = new OldAddresses(backend);
    if (isBuilt) this.cache = new RenderedPageCache();
  }

  get cachedAddresses(): string[] {
    return (this.cache?.addresses ?? []).filter((address) => address.startsWith('/'));
  }

  async send(request: Request, response: Response): Promise<void> {
    const url = request.originalUrl;
    if (isBuildToolUrl(url)) return await this.sendRefusal(request, response, notFound);
    const token = previewToken(url);
    if (token) return await this.sendPreview(request, response, token);
    const isLight = isLightVisit(request);
    const address = withoutSlash(url);
    const key = isLight ? `light ${address}` : address;
    // Who then goes there must be asked about: the home page in its place would be shown.
    if (isNumbered(request) && isFetchedAhead(request))
      return await this.sendRefusal(request, response, notFound);
    const post = isNumbered(request) && (await this.askForOldAddress(404, request));
    if (post) return await this.redirect(post, request, response);
    const visit = readOnce(this.backend);
    const cached = await this.cache?.get(key, visit);
    if (cached && address !== url) return await this.redirect(address, request, response);
    if (cached) return await cached.send(request, response);
    const content = await this.render(address, request, { isLight }, visit);
    if (address !== url && content.status === 200) {
      this.cache?.set(key, new RenderedPage(content), content.etags);
      return await this.redirect(address, request, response);
    }
    const wentTo = await this.askForOldAddress(content.status, request);
    if (wentTo !== undefined) return await this.redirect(wentTo, request, response);
    // A visit that follows is to be counted, and perhaps redirected.
    const isAhead = content.status === 404 && isFetchedAhead(request);
    const page = new RenderedPage(isAhead ? withCacheControl(content, 'no-store') : content);
    this.cache?.set(key, page, content.etags);
    if (content.status === 503) response.set('Retry-After', RETRY_SECONDS);
    await page.send(request, response);
  }

  /** Where a former slug has led on by itself, that is only counted. */
  private async askForOldAddress(status: number, request: Request): Promise<string | undefined> {
    if (isFetchedAhead(request)) return undefined;
    if (status === 404) return this.oldAddresses.destinationOf(request);
    if (status === 301) void this.oldAddresses.destinationOf(request);
    return undefined;
  }

  private async redirect(to: string, request: Request, response: Response): Promise<void> {
    const isShared = this.env.PAGE_CACHE && !ADMIN_PATH.test(to);
    const headers: PageContent['headers'] = [
      ['Location', to],
      ['Cache-Control', isShared ? SHARED_REDIRECT : 'no-store'],
    ];
    await new RenderedPage({ status: 301, headers, body: '' }).send(request, response);
  }

  /** The page with words that are not on the site yet: for people with the link, and for no shared cache. */
  private async sendPreview(request: Request, response: Response, token: string): Promise<void> {
    const read = await readContentPreview(this.backend, token);
    if ('status' in read) return await this.sendRefusal(request, response, read);
    const content = { overrides: read.data, isPreview: true };
    const page = await this.render(request.originalUrl, request, { content });
    response.set('X-Robots-Tag', 'noindex, nofollow');
    await new RenderedPage(withCacheControl(page, 'private, no-store')).send(request, response);
  }

  /** @param status that of the page unless given */
  async sendOnce(
    request: Request,
    response: Response,
    status: number | undefined,
    extra: Extra,
  ): Promise<void> {
    const content = await this.render(request.originalUrl, request, {
      ...extra,
      isLight: isLightVisit(request),
    });
    await new RenderedPage({ ...content, status: status ?? content.status }).send(request, response);
  }

  /** Rendered once for each refusal: bad requests come in large numbers. */
  async sendRefusal(request: Request, response: Response, refusal: PageRefusal): Promise<void> {
    const key = `${refusal.status} ${refusal.text}`;
    const page = this.refusals.get(key) ?? this.renderRefusal(request, refusal);
    if (this.cache) this.refusals.set(key, page);
    for (const name of FILE_HEADERS) response.removeHeader(name);
    await (await page).send(request, response);
  }

  private async renderRefusal(request: Request, refusal: PageRefusal): Promise<RenderedPage> {
    const { headers, body } = await this.render(MISSING_PATH, request, { refusal, content: asWritten });
    // It may be due to what one client sent along, and must not take the place of the page for others.
    return new RenderedPage(withCacheControl({ status: refusal.status, headers, body }, 'no-store'));
  }

  private async render(
    url: string,
    request: Request,
    extra: Extra,
    backend: BackendReads = this.backend,
  ): Promise<PageContent & { etags: ApiEtags }> {
    const etags: ApiEtags = new Map();
    const apiClient = recordingClient(etags, backend);
    const isAsWritten = extra.content !== undefined || ADMIN_PATH.test(url);
    const { httpResponse, statusCode, pageHtml } = await renderPage({
      urlOriginal: url,
      headersOriginal: request.headers,
      apiClient,
      content: isAsWritten ? asWritten : await readContent(apiClient),
      siteOrigin: this.env.SITE_URL,
      tagManagerId: this.env.TAG_MANAGER_ID,
      ...extra,
    });
    const status = statusCode ?? httpResponse.statusCode;
    // Vike's body of a redirect has an inline script, which the policy forbids.
    const around = status >= 300 && status < 400 ? '' : withoutPreloads(plainData(httpResponse.body));
    const body = extra.isLight && this.isBuilt ? withLightSheet(around) : around;
    const styled = this.styled(url, { status, headers: httpResponse.headers, body });
    const page = { ...styled, body: styled.body.replace(PAGE_PLACE, () => pageHtml ?? ''), etags };
    if (ADMIN_PATH.test(url)) return withCacheControl(page, 'no-store');
    if (this.env.PAGE_CACHE) return withSharedCaching(page, extra.isLight);
    // A browser would remember for good where a slug led that may come back.
    return status === 301 ? withCacheControl(page, 'no-store') : page;
  }

  /** The staff area keeps its style sheets, which are large and stay in the browser's cache. */
  private styled(url: string, page: PageContent): PageContent {
    if (!this.isBuilt) return page;
    const isStaffs = ADMIN_PATH.test(url);
    const { html, styleHash }: StyledPage = isStaffs ? { html: page.body } : inlineStyles(page.body);
    const [path = ''] = url.split('?');
    return { ...page, headers: [...page.headers, [POLICY, policyOf(path, this.env, styleHash)]], body: html };
  }
}

/** A path without an ETag, or whose reading failed, keeps the page out of the cache. */
function recordingClient(etags: ApiEtags, backend: BackendReads): ApiClient {
  return {
    get: async (path) => {
      etags.set(path, undefined);
      try {
        const answer = await backend.get(path);
        etags.set(path, answer.etag);
        return answer;
      } catch (error) {
        log.warn({ err: error, path }, 'The backend could not be read.');
        throw error;
      }
    },
  };
}

/** By a browser, before anybody goes there. */
const isFetchedAhead = (request: Request): boolean => /prefetch/.test(request.get('Sec-Purpose') ?? '');

/** The words of the files are shown rather than no page at all. */
async function readContent(api: ApiClient): Promise<StudioContent> {
  try {
    return { overrides: ContentAnswer.parse((await api.get(CONTENT_PATH)).body).data };
  } catch (error) {
    log.error({ err: error }, 'The words of the files are shown.');
    return asWritten;
  }
}
