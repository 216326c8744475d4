import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Semaphore } from '../throttle/semaphore.js';

/** Each is kept by itself, because a page is compressed once and not for every visitor. Most browsers take the first. */
const [USUAL, ...OTHERS] = ['br', 'gzip', 'identity'] as const;
const PUBLIC_PAGE_SIZE = 4;
const AT_ONCE = 8;
const PATIENCE_MS = 5_000;
/** A page that was being made while the post changed may be put into the cache after the new one; then once more. */
const AGAIN_AFTER_MS = 500;

interface Kept {
  address: string;
  port: string;
  path: string;
}

/**
 * The pages that a front keeps for everybody. What it keeps is short-lived: this only brings a change forward, so
 * nothing is lost when the front cannot be reached.
 */
@Injectable()
export class PageCache {
  private readonly logger = new Logger(PageCache.name);
  private readonly semaphore = new Semaphore(AT_ONCE);
  /** For /api/metrics. */
  readonly failures = new Counter({
    name: 'page_refresh_failures_total',
    help: 'Times that pages a front keeps could not be made anew after a change.',
    registers: [],
  });

  constructor(@Inject(ENV) private readonly env: Env) {}

  get isThere(): boolean {
    return this.env.PAGE_CACHE_URL !== undefined;
  }

  /** @param posts slugs of the posts that changed */
  async refresh({ posts }: { posts: string[] }): Promise<void> {
    const paths = addressesShowing(posts);
    await this.refreshOnce(paths);
    setTimeout(() => void this.refreshOnce(paths), AGAIN_AFTER_MS).unref();
  }

  private async refreshOnce(paths: string[]): Promise<void> {
    const { PAGE_CACHE_URL } = this.env;
    if (!PAGE_CACHE_URL) return;
    const { hostname, port } = new URL(PAGE_CACHE_URL);
    try {
      const fronts = await lookup(hostname, { all: true });
      const pages = fronts.flatMap(({ address }) => paths.map((path) => ({ address, port, path })));
      await Promise.all(pages.map((page) => this.refreshPage(page)));
    } catch (error) {
      this.failures.inc();
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`The kept pages could not be refreshed and run out by themselves: ${reason}`);
    }
  }

  /** First for most visitors; for all others it then is only compressed anew. */
  private async refreshPage(page: Kept): Promise<void> {
    await this.semaphore.run(() => this.ask(page, USUAL));
    await Promise.all(OTHERS.map((encoding) => this.semaphore.run(() => this.ask(page, encoding))));
  }

  private ask({ address, port, path }: Kept, encoding: string): Promise<void> {
    const headers = { 'X-Refresh-Page': this.env.PAGE_REFRESH_SECRET, 'Accept-Encoding': encoding };
    const options = { host: address, port: port || 80, path, headers, timeout: PATIENCE_MS };
    return new Promise((resolve, reject) => {
      const asked: ClientRequest = request(options, (response: IncomingMessage) => {
        response.resume().once('close', resolve);
      });
      asked.once('timeout', () => asked.destroy(new Error('It did not answer in time.')));
      asked.once('error', reject);
      asked.end();
    });
  }
}

/** The page in the editor's hands first. Other pages of lists, and the latest posts beside other posts, expire. */
function addressesShowing(posts: string[]): string[] {
  const slugs = posts.map(encodeURIComponent);
  return [
    ...slugs.flatMap((slug) => [`/blog/${slug}`, `/api/blog/${slug}`]),
    '/blogs',
    `/api/blog?page=1&limit=${PUBLIC_PAGE_SIZE}`,
    '/api/blog-latest',
    '/feed.xml',
    '/sitemap.xml',
  ];
}
