import * as z from 'zod';
import { sectionLimits } from './section-limits.ts';
import { line } from './text.ts';

const max = sectionLimits.postalAddress;

/** What search engines are told. */
export const postalAddressSchema = z.strictObject({
  street: line(max.street),
  locality: line(max.locality),
  region: line(max.region),
  code: line(max.code),
  country: z.string().regex(/^[A-Z]{2}$/, 'A country is two capital letters such as IN.'),
});
export type PostalAddress = z.infer<typeof postalAddressSchema>;
