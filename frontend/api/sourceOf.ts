import { campaignTags } from '../content/schemas/campaign-tags.ts';
import { isPrivateAddress } from './isPrivateAddress.ts';
import { parseUrl } from './parseUrl.ts';

const MAX_LETTERS = 300;

export type Source = Partial<Record<'landing_page' | 'referrer_host' | 'campaign', string>>;

/** Of a visit, as fields of the form. @param referrer the page before, '' when there was none */
export function sourceOf(landing: string, referrer: string): Source {
  const page = parseUrl(landing);
  if (!page || isPrivateAddress(page)) return {};
  const before = parseUrl(referrer);
  const tags = campaignTags.flatMap((name) => {
    const value = page.searchParams.get(name);
    return value ? [[name, value.slice(0, MAX_LETTERS)]] : [];
  });
  return {
    landing_page: page.pathname,
    ...(before?.hostname && before.host !== page.host && { referrer_host: before.hostname }),
    ...(tags.length > 0 && { campaign: JSON.stringify(Object.fromEntries(tags)) }),
  };
}
