import { z } from 'zod';
import { studio } from '../../studio/studio.js';

const { current, former } = studio.consent;
const texts = new Map([current, ...former].map(({ version, text }) => [version, text]));

const UNKNOWN =
  'We do not know the words of consent that this form shows. Please open the page again, read them and tick the box again.';

/** What somebody agreed to: the words that the form names. A program that shows no form agrees to the current ones. */
export const consentVersion = z
  .string(UNKNOWN)
  .refine((version) => texts.has(version), UNKNOWN)
  .default(current.version);

/** @param version one that is known */
export function consentText(version: string): string {
  const text = texts.get(version);
  if (text === undefined) throw new Error(`There is no consent of the version ${version}.`);
  return text;
}
