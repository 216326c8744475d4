import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { AddressCountRepository, type Tally } from './address-count.repository.js';

const FLUSH_MS = 5_000;
/** In one flush: a flood of invented addresses is counted as so many at most. */
const MAX_WAITING = 300;

export interface Visit {
  path: string;
  isBot: boolean;
  cameFrom: string | null;
}

/** Counted in memory and written in batches. Best effort: what cannot be written is lost. */
@Injectable()
export class AddressCounts implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AddressCounts.name);
  private hits = new Map<string, Tally>();
  private missed = new Map<string, Tally>();
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();

  constructor(private readonly counts: AddressCountRepository) {}

  hit(visit: Visit): void {
    this.count(this.hits, visit);
  }

  miss(visit: Visit): void {
    this.count(this.missed, visit);
  }

  /** Ends after all that was counted before is written. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  private async write(): Promise<void> {
    const [hits, missed] = [sorted(this.hits), sorted(this.missed)];
    this.hits = new Map();
    this.missed = new Map();
    try {
      await this.counts.addHits(hits);
      await this.counts.addMissed(missed);
    } catch (error) {
      this.logger.warn(`Visits to old addresses were not counted: ${String(error)}`);
    }
  }

  private count(tallies: Map<string, Tally>, { path, isBot, cameFrom }: Visit): void {
    const tally = tallies.get(path) ?? { path, people: 0, bots: 0, cameFrom: null };
    if (!tallies.has(path) && tallies.size >= MAX_WAITING) return;
    tallies.set(path, tally);
    if (isBot) tally.bots += 1;
    else {
      tally.people += 1;
      tally.cameFrom = cameFrom ?? tally.cameFrom;
    }
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}

/** In one order, so that servers that write at once do not wait for each other in a ring. */
function sorted(tallies: Map<string, Tally>): Tally[] {
  return [...tallies.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
