import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../throttle/too-many-requests.js';

/** Two a second, six at once: a screen sends every few seconds, and several may be open. */
const MAX_WRITES = 6;
const WINDOW_MS = 3_000;

/** Of one server: it spares the database and need not be exact. */
@Injectable()
export class WriteRate {
  private readonly writes = new Map<string, number[]>();

  /** @throws TooManyRequests before anything is written */
  take(who: string, now = Date.now()): void {
    const recent = (this.writes.get(who) ?? []).filter((at) => at > now - WINDOW_MS);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= MAX_WRITES)
      throw new TooManyRequests(Math.ceil((oldest + WINDOW_MS - now) / 1_000));
    this.writes.set(who, [...recent, now]);
  }
}
