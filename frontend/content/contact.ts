import consents from '../../studio/consent.json' with { type: 'json' };
import words from './contact.json' with { type: 'json' };
import type { Contact } from './schemas/contact.ts';

export const contact: Contact = words;

interface ConsentWording {
  version: string;
  text: string;
  /** Asked for apart, in a box that nobody has to tick. */
  offers?: string;
}

/** The words beside the boxes and their version: what the backend records with the enquiry, read from the same file. */
export const consent: ConsentWording = consents.asksOffersApart ? consents.apart : consents.current;

/** The studio on the map: its own place, and the part of town shown around it. */
export const studioMap = {
  address:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.3650%2C28.6180%2C77.3890%2C28.6360&layer=mapnik&marker=28.6270%2C77.3770',
};
