import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { reasonOf } from '../errors/reason-of.js';
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

/** Slugs, present and former; lists of a kind that is named are refreshed too. */
export interface ContentChange {
  posts?: string[];
  projects?: string[];
  /** Names of the words that staff changed. */
  sections?: string[];
  /** Paths as a browser asks for them. */
  addresses?: string[];
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
      const reason = reasonOf(error);
      this.logger.warn(`Cached pages could not be refreshed and expire by themselves: ${reason}`);
    }
  }

  private async refreshAt(nginx: Nginx, change: ContentChange): Promise<void> {
    const addresses = new Set(change.addresses);
    for (const query of questions(change))
      for (const address of await this.cachedAddresses(nginx, query)) addresses.add(address);
    await Promise.all([...addresses].map((address) => this.refreshPage(nginx, address)));
  }

  private async cachedAddresses(nginx: Nginx, query: URLSearchParams): Promise<string[]> {
    const answer = await this.get(nginx, `/cached-addresses?${query.toString()}`, 'identity');
    return addressesSchema.parse(JSON.parse(answer));
  }

  private async refreshPage(nginx: Nginx, address: string): Promise<void> {
    await this.get(nginx, address, FIRST_ENCODING);
    await Promise.all([
      ...OTHER_ENCODINGS.map((encoding) => this.get(nginx, address, encoding)),
      this.get(nginx, address, FIRST_ENCODING, { 'Save-Data': 'on' }),
    ]);
  }

  private get(nginx: Nginx, path: string, encoding: string, variant = {}): Promise<string> {
    const refresh = { 'X-Refresh-Page': this.env.PAGE_REFRESH_SECRET };
    const headers = { ...refresh, 'Accept-Encoding': encoding, ...variant };
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

/** An empty slug asks for the lists alone. */
function* questions({ posts, projects, sections }: ContentChange): Generator<URLSearchParams> {
  const kinds: [string, string[] | undefined][] = [
    ['post', posts],
    ['project', projects],
    ['section', sections],
  ];
  for (const [kind, slugs] of kinds) {
    if (!slugs) continue;
    const asked = slugs.length > 0 ? slugs : [''];
    for (let at = 0; at < asked.length; at += MAX_SLUGS)
      yield new URLSearchParams(
        asked.slice(at, at + MAX_SLUGS).map((slug): [string, string] => [kind, slug]),
      );
  }
}

interface Nginx {
  host: string;
  port: string | number;
}
