import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
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

const rows = z.array(z.object({ wait: z.coerce.number() }));

/** One statement, so that a hundred tries at the same moment are counted as a hundred, on however many servers. */
const TAKE = `
  INSERT INTO throttle AS t (key, taken, free_at, forget_at)
  VALUES ($1, 1, now(), now() + make_interval(secs => $5))
  ON CONFLICT (key) DO UPDATE SET
    taken = CASE WHEN t.forget_at <= now() THEN 1 ELSE t.taken + 1 END,
    free_at = now() + CASE WHEN t.forget_at <= now() OR t.taken + 1 < $2 THEN interval '0'
      ELSE make_interval(secs => least($4, $3 * 2 ^ least(t.taken + 1 - $2, 20))) END,
    forget_at = now() + make_interval(secs => $5)
  WHERE t.free_at <= now()
  RETURNING 0 AS wait`;
const WAIT = `
  SELECT greatest(1, ceil(extract(epoch FROM free_at - now()))) AS wait FROM throttle WHERE key = $1`;

/** Growing delays, counted in the database so that they hold over restarts and for all servers together. */
@Injectable()
export class Throttle {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: Env,
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

  async removeExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM throttle WHERE forget_at <= now() AND free_at <= now()');
  }

  /** A keyed hash: addresses and e-mail addresses of people who only knocked are not kept. */
  private key(purpose: string, who: string): string {
    return createHmac('sha256', this.env.JWT_SECRET).update(`${purpose}\n${who}`).digest('base64url');
  }
}
