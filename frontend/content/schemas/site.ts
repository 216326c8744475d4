import * as z from 'zod';
import { coordinates, linkTo, mailAddress, phoneAddress, webAddress, whatsappAddress } from './address.ts';
import { sectionLimits } from './section-limits.ts';
import { atMost, line, link, text } from './text.ts';

const { contact: max, social: maxSocial } = sectionLimits;

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

export const contactDetailsSchema = z.strictObject({
  phones: atMost(max.phones, linkTo(phoneAddress, max.phone)).min(1, 'At least one number is shown.'),
  email: linkTo(mailAddress, max.email),
  whatsapp: linkTo(whatsappAddress, max.whatsapp),
  address: z.strictObject({
    lines: atMost(max.lines, line(max.line)).min(1, 'At least one line is shown.'),
    mapHref: webAddress,
    /** Without it there is no map, only the way to one. */
    coordinates: coordinates.optional(),
    /** What the map shows, in a sentence. */
    mapLine: line(max.mapLine).optional(),
  }),
});

export const socialSchema = atMost(maxSocial.links, linkTo(webAddress, maxSocial.label));

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
  contact: contactDetailsSchema,
  social: socialSchema,
  footer,
  headerEnquire: text,
  enquiry: z.strictObject({ label: text, close: text }),
  contactRail: z.strictObject({
    label: text,
    call: text,
    whatsapp: text,
    whatsappText: text,
    /** From a page that shows neither a project nor a post nor a service. */
    whatsappGeneral: text,
    enquire: text,
  }),
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
