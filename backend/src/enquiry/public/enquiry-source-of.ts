import type { Enquiry } from '../enquiry.entity.js';
import type { SentSource } from './source.schema.js';

const DIRECT = 'direct';
const MAX_LENGTH = 60;

export type EnquirySource = Pick<Enquiry, 'landingPage' | 'referrerHost' | 'campaign' | 'source'>;

export function enquirySourceOf({
  landing_page: landingPage,
  referrer_host: referrerHost,
  campaign = {},
}: SentSource): EnquirySource {
  const tags = Object.entries(campaign).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    landingPage: landingPage ?? null,
    referrerHost: referrerHost ?? null,
    campaign: tags.length > 0 ? Object.fromEntries(tags) : null,
    source:
      wordOf(campaign['utm_source']) || referrerHost?.replace(/^www\./, '').slice(0, MAX_LENGTH) || DIRECT,
  };
}

/** So that "Google" and "google " are one group. */
function wordOf(text = ''): string {
  const word = text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, '-');
  return word.replaceAll(/^-+|-+$/g, '').slice(0, MAX_LENGTH);
}
