import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { iso } from '../database/iso.js';
import { queryRows } from '../database/query-rows.js';
import { studio } from '../studio/studio.js';
import { type TriedLink, triedStates } from './link.schema.js';

/** So long an answer holds; what did not answer is tried again sooner. */
const HOLDS = { ok: '1 day', others: '1 minute' };
/** Its job was given up: the link is tried again. */
const WAITS_AT_MOST = '5 minutes';
const IS_FRESH = `CASE state
  WHEN 'checking' THEN asked_at > now() - interval '${WAITS_AT_MOST}'
  WHEN 'ok' THEN checked_at > now() - interval '${HOLDS.ok}'
  ELSE checked_at > now() - interval '${HOLDS.others}' END`;

const link = z.object({
  address: z.string(),
  state: z.enum([...triedStates, 'checking']),
  status: z.int().nullable(),
  checked_at: z.iso.datetime().nullable(),
  is_fresh: z.boolean(),
});
export type KnownLink = z.infer<typeof link>;

const addressRow = z.object({ address: z.string() });

@Injectable()
export class CheckedLinkRepository {
  constructor(private readonly database: DataSource) {}

  known(addresses: string[]): Promise<KnownLink[]> {
    const sql = `SELECT address, state, status, ${iso('checked_at')} AS checked_at,
      ${IS_FRESH} AS is_fresh FROM checked_link WHERE address = ANY($1)`;
    return queryRows(this.database, link, sql, [addresses]);
  }

  async ask(manager: EntityManager, addresses: string[]): Promise<void> {
    await manager.query(
      `INSERT INTO checked_link (address) SELECT unnest($1::text[])
       ON CONFLICT (address) DO UPDATE SET state = 'checking', asked_at = now()`,
      [addresses],
    );
  }

  async waiting(limit: number): Promise<string[]> {
    const sql = `SELECT address FROM checked_link WHERE state = 'checking' ORDER BY asked_at LIMIT $1`;
    return (await queryRows(this.database, addressRow, sql, [limit])).map(({ address }) => address);
  }

  async note(address: string, { state, status }: TriedLink): Promise<void> {
    await this.database.query(
      'UPDATE checked_link SET state = $2, status = $3, checked_at = now() WHERE address = $1',
      [address, state, status],
    );
  }

  /** Of these, the ones whose answer is oldest; those without one first. */
  async stalest(addresses: string[], limit: number): Promise<string[]> {
    const sql = `SELECT DISTINCT wanted AS address, checked_at FROM unnest($1::text[]) AS wanted
      LEFT JOIN checked_link ON address = wanted ORDER BY checked_at NULLS FIRST LIMIT $2`;
    return (await queryRows(this.database, addressRow, sql, [addresses, limit])).map(
      ({ address }) => address,
    );
  }

  async removeOld(): Promise<void> {
    await this.database.query(
      `DELETE FROM checked_link WHERE asked_at < now() - interval '${studio.retention.checkedLinks}'`,
    );
  }
}
