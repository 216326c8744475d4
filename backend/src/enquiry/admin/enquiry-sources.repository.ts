import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { type SourceCount, sourceCountSchema } from './enquiry-sources.schema.js';

export const SOURCE = 'landing_page, referrer_host, campaign, post_slug, post_title';

/** Of the spreadsheet. */
export const SOURCE_COLUMNS = `source, landing_page, referrer_host, post_title AS post,
  (SELECT string_agg(key || '=' || value, ' ' ORDER BY key) FROM jsonb_each_text(campaign)) AS campaign`;
export const sourceColumns = {
  source: z.string(),
  landing_page: z.string().nullable(),
  referrer_host: z.string().nullable(),
  campaign: z.string().nullable(),
  post: z.string().nullable(),
};

export function countBySource(database: DataSource): Promise<SourceCount[]> {
  const sql = `SELECT source, count(*)::int AS count FROM enquiry
    WHERE state <> 'spam' GROUP BY source ORDER BY count DESC, source LIMIT 50`;
  return queryRows(database, sourceCountSchema, sql);
}
