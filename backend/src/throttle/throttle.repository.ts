import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { BACKGROUND } from '../database/background.js';
import { queryRows } from '../database/query-rows.js';
import type { Allowance } from './allowance.js';
import { ThrottleCount } from './throttle-count.entity.js';

/** About 15 MB. */
const MAX_ROWS = 100_000;

const takenRow = z.object({ taken: z.int() });
const waitRow = z.object({ wait: z.coerce.number() });

/** One statement counts a hundred simultaneous attempts as a hundred. It uses the clock, as transactions may have waited. */
const TAKE = `
  INSERT INTO throttle AS t (key, taken, free_at, forget_at)
  VALUES ($1, 1, now(), now() + make_interval(secs => $5))
  ON CONFLICT (key) DO UPDATE SET
    taken = CASE WHEN t.forget_at <= now() THEN 1 ELSE t.taken + 1 END,
    free_at = now() + CASE WHEN t.forget_at <= now() OR t.taken + 1 < $2 THEN interval '0'
      ELSE make_interval(secs => least($4, $3 * 2 ^ least(t.taken + 1 - $2, 20))) END,
    forget_at = now() + make_interval(secs => $5)
  WHERE t.free_at <= clock_timestamp()
  RETURNING taken`;
const WAIT = `
  SELECT greatest(1, ceil(extract(epoch FROM free_at - now()))) AS wait FROM throttle WHERE key = $1`;

/** First those with few attempts, then those whose memory ends soonest; never one who waits because of many. */
const REMOVE_BEYOND = `
  DELETE FROM throttle WHERE key IN (
    SELECT key FROM throttle ORDER BY taken DESC, forget_at DESC OFFSET $1)`;

@Injectable()
export class ThrottleRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectDataSource(BACKGROUND) private readonly background: DataSource,
  ) {}

  /** @returns how many were taken, or the seconds to wait when this one was not counted */
  async take(
    key: string,
    { free, firstWait, maxWait, memory }: Allowance,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ taken: number } | { wait: number }> {
    const [taken] = await queryRows(manager, takenRow, TAKE, [key, free, firstWait, maxWait, memory]);
    if (taken) return taken;
    const [blocked] = await queryRows(manager, waitRow, WAIT, [key]);
    return blocked ?? { wait: 1 };
  }

  /** Its wait goes with it. */
  async giveBack(key: string): Promise<void> {
    const sql =
      'UPDATE throttle SET taken = greatest(taken - 1, 0), free_at = least(free_at, now()) WHERE key = $1';
    await this.dataSource.query(sql, [key]);
  }

  async remove(key: string): Promise<void> {
    await this.dataSource.manager.delete(ThrottleCount, key);
  }

  /** @param maxRows kept of the others: a flood from new addresses must not fill the disk */
  async removeExpired(maxRows = MAX_ROWS): Promise<void> {
    await this.background.query('DELETE FROM throttle WHERE forget_at <= now() AND free_at <= now()');
    await this.background.query(REMOVE_BEYOND, [maxRows]);
  }
}
