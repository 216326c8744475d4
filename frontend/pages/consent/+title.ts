import words from '../../content/consent.json' with { type: 'json' };
import { site } from '../../content/site.ts';

export const title = `${words.title} | ${site.brand.name}`;
