import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Keys } from '../config/keys.js';
import { BACKGROUND } from '../database/background.js';
import { TooManyRequests } from './too-many-requests.js';

/** How often something may be tried before each further try must wait twice as long as the one before. All times in seconds. */
export interface Allowance {
  /** Tries without any wait; at least 2. */
  free: number;
  firstWait: number;
  longestWait: number;
  /** After so long without a try everything is forgotten. */
  memory: number;
}

/** About 15 MB. What a flood adds until the next look is little beside that. */
const MAX_ROWS = 100_000;

const rows = z.array(z.object({ wait: z.coerce.number() }));

/**
 * One statement, so that a hundred tries at the same moment are counted as a hundred, on however many servers. A try that
 * waited for another one's transaction is measured by the clock: its own transaction may have begun before that one.
 */
const TAKE = `
  INSERT INTO throttle AS t (key, taken, free_at, forget_at)
  VALUES ($1, 1, now(), now() + make_interval(secs => $5))
  ON CONFLICT (key) DO UPDATE SET
    taken = CASE WHEN t.forget_at <= now() THEN 1 ELSE t.taken + 1 END,
    free_at = now() + CASE WHEN t.forget_at <= now() OR t.taken + 1 < $2 THEN interval '0'
      ELSE make_interval(secs => least($4, $3 * 2 ^ least(t.taken + 1 - $2, 20))) END,
    forget_at = now() + make_interval(secs => $5)
  WHERE t.free_at <= clock_timestamp()
  RETURNING 0 AS wait`;
const WAIT = `
  SELECT greatest(1, ceil(extract(epoch FROM free_at - now()))) AS wait FROM throttle WHERE key = $1`;

/** Those go first that matter least: whose tries are few, then whose memory ends soonest. Never who has to wait because of many. */
const REMOVE_BEYOND = `
  DELETE FROM throttle WHERE key IN (
    SELECT key FROM throttle ORDER BY taken DESC, forget_at DESC OFFSET $1)`;

/** Growing delays, counted in the database so that they hold over restarts and for all servers together. */
@Injectable()
export class Throttle {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
    private readonly keys: Keys,
  ) {}

  /**
   * Counts one try by `who` for `purpose`, in the transaction of `manager` if there is one.
   * @throws TooManyRequests when its wait is not over; such a try is not counted
   */
  async take(
    purpose: string,
    who: string,
    allowance: Allowance,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const key = this.key(purpose, who);
    const { free, firstWait, longestWait, memory } = allowance;
    const taken = await manager.query(TAKE, [key, free, firstWait, longestWait, memory]);
    if (rows.parse(taken).length > 0) return;
    const [blocked] = rows.parse(await manager.query(WAIT, [key]));
    throw new TooManyRequests(blocked?.wait ?? 1);
  }

  async forget(purpose: string, who: string): Promise<void> {
    await this.dataSource.query('DELETE FROM throttle WHERE key = $1', [this.key(purpose, who)]);
  }

  /** @param maxRows kept of those that are not over: a flood from ever new addresses may not fill the disk */
  async removeExpired(maxRows = MAX_ROWS): Promise<void> {
    await this.background.query('DELETE FROM throttle WHERE forget_at <= now() AND free_at <= now()');
    await this.background.query(REMOVE_BEYOND, [maxRows]);
  }

  /**
   * A keyed hash: addresses and e-mail addresses of people who only knocked are not kept. With a new secret everybody is
   * counted anew, which gives a guesser the free tries once more and nothing else.
   */
  private key(purpose: string, who: string): string {
    return this.keys.sign('throttling', `${purpose}\n${who}`);
  }
}
