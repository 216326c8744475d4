import * as z from 'zod';
import { text } from './text.ts';

const page = z.strictObject({
  title: text,
  description: text,
  updated: text.optional(),
  sections: z.array(z.strictObject({ h: text, p: z.array(text).min(1) })).min(1),
});

/** The disclaimer and the privacy policy. */
export const legalSchema = z.strictObject({
  _note: text.optional(),
  lastChanged: text,
  back: text,
  /** For `{offersConsent}`, by whether offers are asked for in the one box or in one apart. */
  offersConsent: z.strictObject({ together: text, apart: text }),
  disclaimer: page,
  privacy: page,
});
export type Legal = z.infer<typeof legalSchema>;
export type LegalPage = z.infer<typeof page>;
