import { campaignTags } from 'content/schemas/campaign-tags';
import { z } from 'zod';
import { parseJson } from './parse-json.js';

const path = z
  .string()
  .max(300)
  .regex(/^\/\P{Cc}*$/u);

const tag = z
  .string()
  .overwrite((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim())
  .min(1)
  .max(300)
  .optional()
  .catch(undefined);

const tags = z.object(Object.fromEntries(campaignTags.map((name) => [name, tag])));

/** Where a visit began, as its browser noted it. Invalid fields are ignored, never rejected. */
export const sourceFields = {
  landing_page: path
    .optional()
    .catch(undefined)
    .meta({ description: 'Path of the first page of the visit.' }),
  referrer_host: z
    .string()
    .max(253)
    .toLowerCase()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/)
    .optional()
    .catch(undefined)
    .meta({ description: 'Host of the page that led to the visit, unless it is of this site.' }),
  campaign: z
    .string()
    .transform(parseJson)
    .pipe(tags)
    .optional()
    .catch(undefined)
    .meta({
      description: `JSON: those of ${campaignTags.join(', ')} that the first address had.`,
    }),
};
const sourceSchema = z.object(sourceFields);
export type SentSource = z.infer<typeof sourceSchema>;
