import retention from '../../studio/retention.json' with { type: 'json' };
import { consent } from './contact.ts';
import words from './legal.json' with { type: 'json' };
import type { Legal } from './schemas/legal.ts';

const written: Legal = words;
const { privacy } = written;

/** `{enquiries}` and the like are the periods by which the nightly jobs delete. */
const facts = { ...retention, offersConsent: written.offersConsent[consent.offers ? 'apart' : 'together'] };
const withFacts = (text: string): string =>
  Object.entries(facts).reduce((filled, [name, fact]) => filled.replaceAll(`{${name}}`, fact), text);

export const legal: Legal = {
  ...written,
  privacy: {
    ...privacy,
    description: withFacts(privacy.description),
    sections: privacy.sections.map(({ h, p }) => ({ h, p: p.map(withFacts) })),
  },
};
