import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../../config/keys.js';
import { networkOf } from '../../requests/request-origin.js';
import { studio } from '../../studio/studio.js';
import type { Enquiry } from '../enquiry.entity.js';
import { consentWording, shownVersion } from '../public/consent.js';
import type { NewEnquiry } from '../public/enquiry.schema.js';

type Words = Pick<Enquiry, 'consentText' | 'offersText'>;

/** Of the words in the order in which they were shown, one sentence a line. */
export function hashOfWords({ consentText, offersText }: Words): string {
  const shown = [consentText, offersText].filter((words) => words !== null).join('\n');
  return createHash('sha256').update(shown).digest('hex');
}

/** What is kept of a consent, besides its moment and page, which are the enquiry's. */
@Injectable()
export class ConsentRecords {
  constructor(private readonly keys: Keys) {}

  of({ consent_version: sent, offers, email }: NewEnquiry, ip: string) {
    const version = sent ?? shownVersion;
    const { text, offers: offersText = null } = consentWording(version);
    const words = { consentText: text, offersText };
    return {
      ...words,
      consentVersion: version,
      consentVersionSent: sent !== undefined,
      consentHash: hashOfWords(words),
      consentLanguage: studio.locale.language,
      consentAddress: networkOf(ip),
      offersConsent: offersText === null ? null : offers === true,
      personHash: this.hashOfPerson(email),
    } satisfies Partial<Enquiry>;
  }

  /** Names nobody without the key, and stays with the row, so that a restore needs no key. */
  hashOfPerson(email: string): string {
    return this.keys.sign('person hashes', email.toLowerCase());
  }
}
