import * as z from 'zod';
import { linkTo, pageAddress } from './address.ts';
import { sectionLimits } from './section-limits.ts';
import { atMost, counted, line, mayBeEmpty, paragraph, text } from './text.ts';

const { home: max, headings: maxHeading, team: maxTeam, testimonials: said, milestones } = sectionLimits;

const hero = z.strictObject({
  title: atMost(2, line(max.titleLine)).min(1, 'The headline needs a line.'),
  lead: line(max.lead).optional(),
  caption: line(max.caption),
  soundOn: line(max.control),
  soundOff: line(max.control),
  pause: line(max.control),
  play: line(max.control),
  stepLine: line(max.caption),
});

const interiors = z.strictObject({
  eyebrow: line(max.eyebrow),
  title: line(max.title),
  lead: line(max.lead).optional(),
  body: atMost(max.paragraphs, line(max.paragraph)),
  cta: linkTo(pageAddress, max.cta),
  captions: atMost(2, line(max.caption)),
});

const principle = z.strictObject({ title: line(max.principleTitle), text: line(max.principleText) });

const philosophy = z.strictObject({
  eyebrow: line(max.eyebrow),
  statement: line(max.statement),
  principles: atMost(max.principles, principle),
  cta: linkTo(pageAddress, max.cta),
});

/** What staff change of every section's heading; an intro without letters is not shown. */
const headed = {
  eyebrow: line(maxHeading.eyebrow),
  title: line(maxHeading.title),
  intro: mayBeEmpty(maxHeading.intro).optional(),
};
const heading = z.object({ ...headed, intro: mayBeEmpty(maxHeading.intro).default('') });

export const teamSchema = atMost(
  maxTeam.people,
  z.strictObject({
    name: line(maxTeam.name),
    role: line(maxTeam.role),
    note: line(maxTeam.note).optional(),
  }),
);

const YEAR = 'Please give a year from 1900 to 2199.';

export const milestonesSchema = atMost(
  milestones.years,
  z.strictObject({
    year: z.int(YEAR).min(1900, YEAR).max(2199, YEAR),
    title: line(milestones.title),
    text: line(milestones.text).optional(),
  }),
).overwrite((years) => years.toSorted((one, other) => one.year - other.year));

export const testimonialsSchema = atMost(
  said.items,
  z.strictObject({
    quote: line(said.quote),
    name: line(said.name),
    detail: line(said.detail),
    /** The slug of the project whose picture stands beside it. */
    image: z
      .string()
      .regex(/^[a-z0-9-]{1,200}$/, 'Please choose the project whose picture stands beside it.'),
    /** The person quoted has agreed that it is shown; without consent it is not. */
    has_consent: z.boolean(),
  }),
);

export const clientNamesSchema = atMost(sectionLimits.clients.names, line(sectionLimits.clients.name));

const team = z.strictObject({
  ...headed,
  caption: text.optional(),
  people: teamSchema,
  sample: text.optional(),
});

const designing = z.strictObject({
  ...headed,
  planCaption: text.optional(),
  stageName: text,
  steps: z.array(z.strictObject({ title: text, text, result: text.optional(), stage: text })).min(1),
});

const journey = z.strictObject({
  ...headed,
  prev: text,
  next: text,
  scroller: text,
  caption: text.optional(),
  years: milestonesSchema,
});

const testimonials = z.strictObject({
  ...headed,
  sample: text.optional(),
  prev: text,
  next: text,
  counter: text,
  items: testimonialsSchema,
});

const clients = z.strictObject({
  ...headed,
  sample: text.optional(),
  names: clientNamesSchema,
});

/** The words of the first three parts of the home page. */
export const homeSchema = z.strictObject({ hero, interiors, philosophy });
export type Home = z.infer<typeof homeSchema>;

/** The words of its further sections. One that is left out, or has nobody and nothing in it, is not shown. */
export const homeSectionsSchema = z.strictObject({
  team: team.optional(),
  whatWeDo: z.strictObject(headed).optional(),
  designing: designing.optional(),
  projects: z.strictObject({ ...headed, cta: z.strictObject({ label: counted, href: text }) }).optional(),
  reasons: z.strictObject({ ...headed, items: z.array(paragraph).min(1) }).optional(),
  journey: journey.optional(),
  testimonials: testimonials.optional(),
  clients: clients.optional(),
});
export type HomeSections = z.infer<typeof homeSectionsSchema>;

export const homeHeadingsSchema = z
  .object({
    team: heading,
    whatWeDo: heading,
    designing: heading,
    projects: heading,
    reasons: heading,
    journey: heading,
    testimonials: heading,
    clients: heading,
  })
  .partial();
