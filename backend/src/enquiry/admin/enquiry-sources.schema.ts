import { z } from 'zod';

export const sourceCountSchema = z
  .object({ source: z.string(), count: z.int() })
  .meta({ id: 'EnquirySourceCount' });
export type SourceCount = z.infer<typeof sourceCountSchema>;

/** Of one enquiry. */
export const sourceFacts = {
  landing_page: z.string().nullable().meta({ description: 'Path of the first page of the visit' }),
  referrer_host: z.string().nullable().meta({ description: 'Host of the page that led to the visit' }),
  campaign: z
    .record(z.string(), z.string())
    .nullable()
    .meta({ description: 'Tags of the first address, such as utm_source' }),
  post_slug: z.string().nullable().meta({ description: 'Of the post that is asked about' }),
  post_title: z.string().nullable(),
};
