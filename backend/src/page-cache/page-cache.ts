import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Semaphore } from '../throttle/semaphore.js';

/** NGINX caches a page once for each; most browsers take the first. */
const [FIRST_ENCODING, ...OTHER_ENCODINGS] = ['br', 'gzip', 'identity'] as const;
const CONCURRENCY = 8;
const REQUEST_TIMEOUT_MS = 5_000;
/** In one question: NGINX takes request lines of 8 KB. */
const MAX_SLUGS = 25;
/** A page that was rendered during the change may be cached after the new one: then once more. */
const SECOND_REFRESH_MS = 500;

const addressesSchema = z.array(z.string());

export interface ContentChange {
  /** Slugs, present and former. */
  posts: string[];
  /** Names of the words that staff changed. */
  sections?: string[];
}

/** Best effort: cached pages expire within seconds anyway. */
@Injectable()
export class PageCache {
  private readonly logger = new Logger(PageCache.name);
  private readonly semaphore = new Semaphore(CONCURRENCY);
  readonly failures = new Counter({
    name: 'page_refresh_failures_total',
    help: 'Times that cached pages could not be refreshed after a change.',
    registers: [],
  });

  constructor(@Inject(ENV) private readonly env: Env) {}

  get isThere(): boolean {
    return this.env.PAGE_CACHE_URL !== undefined;
  }

  async refresh(change: ContentChange): Promise<void> {
    await this.refreshOnce(change);
    setTimeout(() => void this.refreshOnce(change), SECOND_REFRESH_MS).unref();
  }

  private async refreshOnce(change: ContentChange): Promise<void> {
    const { PAGE_CACHE_URL } = this.env;
    if (!PAGE_CACHE_URL) return;
    const { hostname, port } = new URL(PAGE_CACHE_URL);
    try {
      // Each NGINX behind the name has a cache of its own.
      const hosts = await lookup(hostname, { all: true });
      await Promise.all(
        hosts.map(({ address }) => this.refreshAt({ host: address, port: port || 80 }, change)),
      );
    } catch (error) {
      this.failures.inc();
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`Cached pages could not be refreshed and expire by themselves: ${reason}`);
    }
  }

  private async refreshAt(nginx: Nginx, { posts, sections = [] }: ContentChange): Promise<void> {
    const addresses = new Set<string>();
    const names = [
      ...posts.map((slug) => named('post', slug)),
      ...sections.map((name) => named('section', name)),
    ];
    for (let at = 0; at < names.length; at += MAX_SLUGS) {
      const found = await this.cachedAddresses(nginx, names.slice(at, at + MAX_SLUGS));
      for (const address of found) addresses.add(address);
    }
    await Promise.all([...addresses].map((address) => this.refreshPage(nginx, address)));
  }

  private async cachedAddresses(nginx: Nginx, names: [string, string][]): Promise<string[]> {
    const query = new URLSearchParams(names);
    const answer = await this.get(nginx, `/cached-addresses?${query.toString()}`, 'identity');
    return addressesSchema.parse(JSON.parse(answer));
  }

  private async refreshPage(nginx: Nginx, address: string): Promise<void> {
    await this.get(nginx, address, FIRST_ENCODING);
    await Promise.all(OTHER_ENCODINGS.map((encoding) => this.get(nginx, address, encoding)));
  }

  private get(nginx: Nginx, path: string, encoding: string): Promise<string> {
    const headers = { 'X-Refresh-Page': this.env.PAGE_REFRESH_SECRET, 'Accept-Encoding': encoding };
    const options = { ...nginx, path, headers, timeout: REQUEST_TIMEOUT_MS };
    return this.semaphore.run(
      () =>
        new Promise((resolve, reject) => {
          const sent = request(options, (response) => {
            text(response).then(resolve, reject);
          });
          sent.once('timeout', () => sent.destroy(new Error('It did not answer in time.')));
          sent.once('error', reject);
          sent.end();
        }),
    );
  }
}

function named(kind: 'post' | 'section', name: string): [string, string] {
  return [kind, name];
}

interface Nginx {
  host: string;
  port: string | number;
}
