import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../jobs/job-queue.js';
import { Throttle } from '../throttle/throttle.service.js';
import { TooManyRequests } from '../throttle/too-many-requests.js';
import { CheckedLinkRepository, type KnownLink } from './checked-link.repository.js';
import type { CheckedLinkAnswer } from './link.schema.js';
import { OwnLinks } from './own-links.js';
import { queueTrying } from './try-links.job.js';

const DAY_SECONDS = 24 * 3_600;
/** Links of other sites that one account may have tried in a day, the same one again included. */
const PER_DAY = { free: 500, firstWait: DAY_SECONDS, maxWait: DAY_SECONDS, memory: DAY_SECONDS };
/** Looking for a page that is meant reads the titles of all. */
const MAX_SUGGESTIONS = 20;
const NOT_TRIED = { status: null, checked_at: null, suggestion: null, awaited: null };
/** Opened by a program of the visitor, not by a site. */
const BY_PROGRAM = /^(mailto|tel):/i;

/** Own addresses are answered at once, others by what a job has found or will find. */
@Injectable()
export class CheckLinks {
  constructor(
    private readonly database: DataSource,
    private readonly own: OwnLinks,
    private readonly links: CheckedLinkRepository,
    private readonly queue: JobQueue,
    private readonly throttle: Throttle,
  ) {}

  async run(adminId: string, addresses: string[]): Promise<CheckedLinkAnswer[]> {
    const judged = new Map<string, CheckedLinkAnswer>();
    for (const address of new Set(addresses)) {
      const state = BY_PROGRAM.test(address) ? 'ok' : await this.own.judge(address);
      const awaited = state === 'dead' ? await this.own.awaited(address) : null;
      if (state) judged.set(address, { ...NOT_TRIED, address, state, awaited });
    }
    await this.suggest([...judged.values()]);
    const others = await this.others(
      adminId,
      [...new Set(addresses)].filter((one) => !judged.has(one)),
    );
    return addresses.flatMap((address) => judged.get(address) ?? others.get(address) ?? []);
  }

  private async suggest(judged: CheckedLinkAnswer[]): Promise<void> {
    const dead = judged
      .filter(({ state, awaited }) => state === 'dead' && !awaited)
      .slice(0, MAX_SUGGESTIONS);
    const suggestions = await this.own.suggestions(dead.map(({ address }) => address));
    for (const [place, link] of dead.entries()) link.suggestion = suggestions[place] ?? null;
  }

  private async others(adminId: string, sent: string[]): Promise<Map<string, CheckedLinkAnswer>> {
    const urls = new Map(sent.map((address) => [address, addressToCheck(address)]));
    const wanted = [...new Set(urls.values())].filter((url) => url !== undefined);
    const known = new Map((await this.links.known(wanted)).map((link) => [link.address, link]));
    const stale = wanted.filter((url) => !known.get(url)?.is_fresh);
    const asked = await this.ask(adminId, stale);
    return new Map(
      sent.map((address) => [
        address,
        answerOf(address, known.get(urls.get(address) ?? ''), asked, urls.get(address)),
      ]),
    );
  }

  /** @returns those that will be tried */
  private async ask(adminId: string, stale: string[]): Promise<Set<string>> {
    const asked = await this.allowed(adminId, stale);
    if (asked.length > 0)
      await this.database.transaction(async (manager) => {
        await this.links.ask(manager, asked);
        await queueTrying(this.queue, manager);
      });
    return new Set(asked);
  }

  /** Each day of UTC counts for itself. */
  private async allowed(adminId: string, urls: string[]): Promise<string[]> {
    const who = `${adminId} ${new Date().toISOString().slice(0, 10)}`;
    for (const [place] of urls.entries())
      try {
        await this.throttle.take('try links', who, PER_DAY);
      } catch (error) {
        if (!(error instanceof TooManyRequests)) throw error;
        return urls.slice(0, place);
      }
    return urls;
  }
}

function answerOf(
  address: string,
  known: KnownLink | undefined,
  asked: ReadonlySet<string>,
  url: string | undefined,
): CheckedLinkAnswer {
  if (url !== undefined && asked.has(url)) return { ...NOT_TRIED, address, state: 'checking' };
  if (!known) return { ...NOT_TRIED, address, state: 'unknown' };
  const { state, status, checked_at } = known;
  return { ...NOT_TRIED, address, state, status, checked_at };
}

/** What an index of Postgres takes, with room to spare. */
const MAX_ADDRESS_LENGTH = 2_000;

/** What is asked of the other site: without the place on its page. Longer ones are not tried. */
export function addressToCheck(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  url.hash = '';
  return url.href.length > MAX_ADDRESS_LENGTH ? undefined : url.href;
}
