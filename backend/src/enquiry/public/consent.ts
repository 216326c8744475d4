import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The same place from src and from dist. */
const FILE = new URL('../../../../studio/consent.json', import.meta.url);

const consentSchema = z.object({
  version: z.string().min(1),
  /** Exactly what stands beside the box. */
  text: z.string().min(1),
});

/** Every wording that was ever shown. Words never change: new words are a new version, and the old ones go to `former`. */
export const consentsSchema = z
  .object({ current: consentSchema, former: z.array(consentSchema) })
  .refine(({ current, former }) => {
    const versions = [current, ...former].map(({ version }) => version);
    return new Set(versions).size === versions.length;
  }, 'Two wordings of the consent have the same version.');

const { current, former } = consentsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const texts = new Map([current, ...former].map(({ version, text }) => [version, text]));

const UNKNOWN =
  'We do not know the words of consent that this form shows. Please open the page anew, read them and tick the box again.';

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
