import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const slugRow = z.object({ position: z.int(), slug: z.string() });
const ENDED = 'It was not reached, as the import was taken back.';

@Injectable()
export class WaitingItemsRepository {
  constructor(private readonly database: DataSource) {}

  /** Of those that have no post yet, until the first has one. */
  slugsToDecide(runId: number): Promise<z.infer<typeof slugRow>[]> {
    const sql = `SELECT position, slug FROM import_item WHERE run_id = $1 AND state = 'waiting' AND slug <> ''
        AND NOT EXISTS (SELECT FROM import_item WHERE run_id = $1 AND (post_id IS NOT NULL OR state NOT IN ('waiting', 'left out')))
      ORDER BY position`;
    return queryRows(this.database, slugRow, sql, [runId]);
  }

  async changeSlugs(runId: number, entries: z.infer<typeof slugRow>[]): Promise<void> {
    const sql = `UPDATE import_item SET slug = decided.slug FROM unnest($2::integer[], $3::text[]) AS decided (position, slug)
      WHERE run_id = $1 AND import_item.position = decided.position`;
    const columns = [entries.map(({ position }) => position), entries.map(({ slug }) => slug)];
    await this.database.query(sql, [runId, ...columns]);
  }

  /** What was reached stays; nothing else comes of the run. */
  async end(runId: number): Promise<void> {
    const sql = `UPDATE import_item SET item = NULL, state = CASE WHEN post_id IS NULL THEN 'left out' ELSE 'draft' END,
        problems = CASE WHEN post_id IS NULL THEN ARRAY[$2] ELSE problems END
      WHERE run_id = $1 AND state = 'waiting'`;
    await this.database.query(sql, [runId, ENDED]);
  }
}
