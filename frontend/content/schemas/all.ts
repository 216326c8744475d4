import * as z from 'zod';
import { aboutSchema } from './about.ts';
import { blogsSchema } from './blogs.ts';
import { consentPageSchema } from './consent.ts';
import { contactSchema } from './contact.ts';
import { failedEnquirySchema } from './failed-enquiry.ts';
import { gallerySchema } from './gallery.ts';
import { homeSchema, homeSectionsSchema } from './home.ts';
import { legalSchema } from './legal.ts';
import { homePicturesSchema, mediaSchema, servicePicturesSchema } from './pictures.ts';
import { otherAddressesSchema } from './other-addresses.ts';
import { postalAddressSchema } from './postal-address.ts';
import { projectEntrySchema } from './project.ts';
import { projectPageSchema } from './project-page.ts';
import { projectsHeadSchema, projectsSchema } from './projects.ts';
import { rangeSchema } from './range.ts';
import { servicesPageSchema, servicesSchema } from './services.ts';
import { heartSchema, shortlistSchema } from './shortlist.ts';
import { siteSchema } from './site.ts';
import { statesSchema } from './states.ts';
import { systemSchema } from './system.ts';
import { text } from './text.ts';

const paths = z.array(z.string().startsWith('/'));

/** What each file of content must hold, and what in it may be left out. */
export const schemas: Record<string, z.ZodType> = {
  'about-section.json': z.strictObject({ title: text, viewMore: text }),
  'about.json': aboutSchema,
  'blogs.json': blogsSchema,
  'consent.json': consentPageSchema,
  'contact.json': contactSchema,
  'failed-enquiry.json': failedEnquirySchema,
  'enquiry-files.json': z.strictObject({
    label: text,
    hint: text,
    list: text,
    remove: text,
    empty: text,
    tooLarge: text,
    wrongKind: text,
    heic: text,
    tooMany: text,
    again: text,
    progress: text,
    unsent: text,
    lost: text,
  }),
  'gallery.json': gallerySchema,
  'heart.json': heartSchema,
  'home-pictures.json': homePicturesSchema,
  'home-sections.json': homeSectionsSchema,
  'home.json': homeSchema,
  'legal.json': legalSchema,
  'lets-talk.json': z.strictObject({ title: text, text, cta: text }),
  'light.json': z.strictObject({ isOn: text, isOff: text, full: text, fullOf: text, destination: text }),
  'media.json': mediaSchema,
  'page-links.json': z.strictObject({ prev: text, next: text, page: text.includes('{n}') }),
  'portfolio.json': z.array(projectEntrySchema),
  'other-addresses.json': otherAddressesSchema,
  'postal-address.json': postalAddressSchema,
  'privacy-notice.json': z.strictObject({
    text,
    rights: text.includes('{officer}').includes('{email}'),
    officer: text,
    link: text,
  }),
  'project-facts.json': z.strictObject({ size: text }),
  'project-page.json': projectPageSchema,
  'projects-head.json': projectsHeadSchema,
  'projects.json': projectsSchema,
  'range.json': rangeSchema,
  'service-pictures.json': servicePicturesSchema,
  'services-page.json': servicesPageSchema,
  'services.json': servicesSchema,
  'shortlist.json': shortlistSchema,
  'site-pages.json': z.strictObject({ listed: paths, others: paths, files: paths }),
  'site.json': siteSchema,
  'states.json': statesSchema,
  'system.json': systemSchema,
};
