import * as z from 'zod';
import { sectionLimits } from './section-limits.ts';
import { atMost, banner, line, text } from './text.ts';

const { services, serviceTexts: max } = sectionLimits;
const slug = text.max(40).regex(/^[a-z0-9-]+$/);

/** The ways to work with the studio, as every page names them. */
export const servicesSchema = atMost(
  services.services,
  z.strictObject({ slug, label: line(services.label), line: line(services.line).optional() }),
).min(4, 'At least four services are shown.');

const category = z.strictObject({
  slug,
  title: line(max.title),
  info: atMost(max.info, line(max.paragraph)).min(1, 'At least one paragraph is shown.'),
  sideCaption: line(max.sideCaption).optional(),
  lists: atMost(
    max.lists,
    z.strictObject({
      title: line(max.listTitle),
      items: atMost(max.items, line(max.item)).min(1, 'A list has at least one line.'),
    }),
  ),
});

export const serviceTextsSchema = atMost(services.services, category).min(
  4,
  'At least four services are shown.',
);

/** The page of services, with a long text for each category. */
export const servicesPageSchema = z.strictObject({
  banner,
  selectorTitle: text,
  selectorLabel: text,
  enquire: text,
  /** The studio in a sentence, below the services. */
  about: text.optional(),
  default: slug,
  categories: serviceTextsSchema,
});
export type ServicesPage = z.infer<typeof servicesPageSchema>;
