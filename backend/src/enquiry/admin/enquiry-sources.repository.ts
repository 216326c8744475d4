import { z } from 'zod';

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
