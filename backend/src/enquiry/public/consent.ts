import { z } from 'zod';
import { studio } from '../../studio/studio.js';

type Consent = typeof studio.consent;
/** With `offers`, offers are asked for apart and `text` is about the enquiry alone. */
export interface ConsentWording {
  version: string;
  text: string;
  /** That the words name. */
  channels: string[];
  offers?: string;
}

/** The words beside the boxes of the forms. */
export function shownWording({ asksOffersApart, apart, current }: Consent): ConsentWording {
  return asksOffersApart ? apart : current;
}

const { current, apart, former } = studio.consent;
const wordings = new Map<string, ConsentWording>(
  [current, apart, ...former].map((wording) => [wording.version, wording]),
);

const UNKNOWN =
  'We do not know the words of consent that this form shows. Please open the page again, read them and tick the box again.';

/** What somebody agreed to, as the form names it. */
export const consentVersion = z
  .string(UNKNOWN)
  .refine((version) => wordings.has(version), UNKNOWN)
  .optional();

/** A program that shows no form agrees to the words that are shown. */
export const shownVersion = shownWording(studio.consent).version;

/** @param version one that is known */
export function consentWording(version: string): ConsentWording {
  const wording = wordings.get(version);
  if (wording === undefined) throw new Error(`There is no consent of the version ${version}.`);
  return wording;
}

/** None where an old wording was taken out of the file. */
export const consentChannels = (version: string): string[] => wordings.get(version)?.channels ?? [];

export const consentText = (version: string): string => consentWording(version).text;
