import * as z from 'zod';
import services from '../services.json' with { type: 'json' };
import {
  clientNamesSchema,
  homeHeadingsSchema,
  homeSchema,
  milestonesSchema,
  teamSchema,
  testimonialsSchema,
} from './home.ts';
import { hoursSchema } from './hours.ts';
import { otherAddressesSchema } from './other-addresses.ts';
import { postalAddressSchema } from './postal-address.ts';
import { serviceTextsSchema, servicesSchema } from './services.ts';
import { contactDetailsSchema, socialSchema } from './site.ts';

const slugs = services.map(({ slug }) => slug).toSorted();
/** Pictures and icons of a service are files. */
const areTheServices = (all: { slug: string }[]) =>
  JSON.stringify(all.map(({ slug }) => slug).toSorted()) === JSON.stringify(slugs);
const OTHER_SERVICES = 'Services can be put in another order, but none can be added or removed here.';

/** The words that staff change, by the name of their section; each as its content file holds it. */
export const sectionsSchema = z.strictObject({
  team: teamSchema,
  testimonials: testimonialsSchema,
  clients: clientNamesSchema,
  milestones: milestonesSchema,
  services: servicesSchema.refine(areTheServices, OTHER_SERVICES),
  'service-texts': serviceTextsSchema.refine(areTheServices, OTHER_SERVICES),
  contact: contactDetailsSchema,
  'other-addresses': otherAddressesSchema,
  'postal-address': postalAddressSchema,
  social: socialSchema,
  hours: hoursSchema,
  home: homeSchema,
  'home-headings': homeHeadingsSchema,
});
export type SectionValues = z.infer<typeof sectionsSchema>;
export type SectionName = keyof SectionValues;

export const sectionNames = sectionsSchema.keyof().options;

export interface Place {
  folder: 'content' | 'studio';
  file: string;
  /** The keys that lead to it in the file. */
  path: string[];
  /** The file holds more beside it, at every depth, which stays. */
  isPart?: true;
}

/** Where each section stands in the files. */
export const sectionPlaces: Record<SectionName, Place> = {
  team: { folder: 'content', file: 'home-sections.json', path: ['team', 'people'] },
  testimonials: { folder: 'content', file: 'home-sections.json', path: ['testimonials', 'items'] },
  clients: { folder: 'content', file: 'home-sections.json', path: ['clients', 'names'] },
  milestones: { folder: 'content', file: 'home-sections.json', path: ['journey', 'years'] },
  services: { folder: 'content', file: 'services.json', path: [] },
  'service-texts': { folder: 'content', file: 'services-page.json', path: ['categories'] },
  contact: { folder: 'content', file: 'site.json', path: ['contact'] },
  'other-addresses': { folder: 'content', file: 'other-addresses.json', path: [] },
  'postal-address': { folder: 'content', file: 'postal-address.json', path: [] },
  social: { folder: 'content', file: 'site.json', path: ['social'] },
  hours: { folder: 'studio', file: 'working-hours.json', path: [], isPart: true },
  home: { folder: 'content', file: 'home.json', path: [] },
  'home-headings': { folder: 'content', file: 'home-sections.json', path: [], isPart: true },
};
