import consents from '../../studio/consent.json' with { type: 'json' };
import words from './contact.json' with { type: 'json' };
import type { Contact } from './schemas/contact.ts';

export const contact: Contact = words;

interface ConsentWording {
  version: string;
  text: string;
  /** That the words name. */
  channels: string[];
  /** Asked for apart, in a box that nobody has to tick. */
  offers?: string;
}

/** The words beside the boxes and their version: what the backend records with the enquiry, read from the same file. */
export const consent: ConsentWording = consents.asksOffersApart ? consents.apart : consents.current;

const wordings: ConsentWording[] = [consents.current, consents.apart, ...consents.former];

/** What somebody agreed to, in a form that may have been opened before the words changed. */
export const consentWording = (version: string): ConsentWording | undefined =>
  wordings.find((wording) => wording.version === version);
