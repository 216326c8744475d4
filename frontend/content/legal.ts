import retention from '../../studio/retention.json' with { type: 'json' };
import words from './legal.json' with { type: 'json' };
import type { Legal } from './schemas/legal.ts';

const written: Legal = words;
const { privacy } = written;

/** `{enquiries}` and the like are the periods by which the nightly jobs delete. */
const withPeriods = (text: string): string =>
  Object.entries(retention).reduce((filled, [name, period]) => filled.replaceAll(`{${name}}`, period), text);

export const legal: Legal = {
  ...written,
  privacy: {
    ...privacy,
    sections: privacy.sections.map(({ h, p }) => ({ h, p: p.map(withPeriods) })),
  },
};
