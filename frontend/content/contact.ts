import consents from '../../studio/consent.json' with { type: 'json' };
import words from './contact.json' with { type: 'json' };
import type { Contact } from './schemas/contact.ts';

export const contact: Contact = words;

export interface ConsentWording {
  version: string;
  text: string;
  /** That the words name. */
  channels: string[];
  /** Asked for apart, in a box that nobody has to tick. */
  offers?: string;
}

/** The words beside the boxes and their version: what the backend records with the enquiry, read from the same file. */
export const consent: ConsentWording = consents.asksOffersApart ? consents.apart : consents.current;
