import * as z from 'zod';
import { banner, text } from './text.ts';

const slug = text.regex(/^[a-z0-9-]+$/);

/** The ways to work with the studio, as every page names them. */
export const servicesSchema = z.array(z.strictObject({ slug, label: text, line: text.optional() })).min(4);

const category = z.strictObject({
  slug,
  title: text,
  info: z.array(text).min(1),
  sideCaption: text.optional(),
  lists: z.array(z.strictObject({ title: text, items: z.array(text).min(1) })),
});

/** The page of services, with a long text for each category. */
export const servicesPageSchema = z.strictObject({
  banner,
  selectorTitle: text,
  selectorLabel: text,
  enquire: text,
  /** The studio in a sentence, below the services. */
  about: text.optional(),
  default: slug,
  categories: z.array(category).min(4),
});
export type ServicesPage = z.infer<typeof servicesPageSchema>;
