import consents from '../../studio/consent.json' with { type: 'json' };
import type { ConsentWording } from './contact.ts';

const wordings: ConsentWording[] = [consents.current, consents.apart, ...consents.former];

/** What somebody agreed to, in a form that may have been opened before the words changed. */
export const consentWording = (version: string): ConsentWording | undefined =>
  wordings.find((wording) => wording.version === version);
