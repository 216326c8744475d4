import * as z from 'zod';
import { link, text } from './text.ts';

const brand = z.strictObject({
  name: text,
  short: text,
  founded: z.int(),
  claim: text,
  /** What the name means, in the footer. */
  etymology: z.strictObject({ word: text, kind: text, meaning: text }).optional(),
  defaultTitle: text,
  excellenceTitle: text,
});

const contact = z.strictObject({
  phones: z.array(link).min(1),
  email: link,
  whatsapp: link,
  address: z.strictObject({ lines: z.array(text).min(1), mapHref: text }),
});

const footer = z.strictObject({
  description: text,
  whatWeDoTitle: text,
  cost: link,
  /** The switch for visits that are light on data. */
  light: text,
  contactTitle: text,
  socialTitle: text,
  copyright: text,
  legal: z.array(link),
});

/** Brand, navigation, contact details and footer. */
export const siteSchema = z.strictObject({
  _note: text.optional(),
  brand,
  nav: z.array(link).min(1),
  contact,
  social: z.array(link),
  footer,
  headerEnquire: text,
  enquiry: z.strictObject({ label: text, close: text }),
  contactRail: z.strictObject({ label: text, call: text, whatsapp: text, enquire: text }),
  a11y: z.strictObject({
    skip: text,
    mainNav: text,
    breadcrumb: text,
    here: text,
    menuOpen: text,
    menuClose: text,
    newTab: text,
  }),
});
export type Site = z.infer<typeof siteSchema>;
