import * as z from 'zod';
import { link, paragraph, text } from './text.ts';

const hero = z.strictObject({
  title: z.array(text).min(1).max(2),
  lead: text.optional(),
  caption: text,
  soundOn: text,
  soundOff: text,
  pause: text,
  play: text,
  stepLine: text,
});

const interiors = z.strictObject({
  eyebrow: text,
  title: text,
  lead: text.optional(),
  body: z.array(text),
  cta: link,
  captions: z.array(text).max(2),
});

const philosophy = z.strictObject({
  eyebrow: text,
  statement: text,
  principles: z.array(paragraph),
  cta: link,
});

const team = z.strictObject({
  eyebrow: text,
  title: text,
  intro: text.optional(),
  caption: text.optional(),
  people: z.array(z.strictObject({ name: text, role: text, note: text.optional() })).min(1),
  sample: text.optional(),
});

const designing = z.strictObject({
  eyebrow: text,
  title: text,
  intro: text.optional(),
  planCaption: text.optional(),
  stageName: text,
  steps: z.array(z.strictObject({ title: text, text, result: text.optional(), stage: text })).min(1),
});

const journey = z.strictObject({
  eyebrow: text,
  title: text,
  prev: text,
  next: text,
  scroller: text,
  caption: text.optional(),
  years: z.array(z.strictObject({ year: z.int(), title: text, text: text.optional() })).min(1),
});

const testimonials = z.strictObject({
  eyebrow: text,
  title: text,
  sample: text.optional(),
  prev: text,
  next: text,
  counter: text,
  items: z.array(z.strictObject({ quote: text, name: text, detail: text, image: text })).min(1),
});

const clients = z.strictObject({
  eyebrow: text,
  title: text,
  sample: text.optional(),
  names: z.array(text).min(1),
});

/** The words of the first three parts of the home page. */
export const homeSchema = z.strictObject({ hero, interiors, philosophy });
export type Home = z.infer<typeof homeSchema>;

/** The words of its further sections. One that is left out is not shown. */
export const homeSectionsSchema = z.strictObject({
  team: team.optional(),
  whatWeDo: z.strictObject({ eyebrow: text, title: text, intro: text.optional() }).optional(),
  designing: designing.optional(),
  projects: z.strictObject({ eyebrow: text, title: text, cta: link }).optional(),
  reasons: z.strictObject({ eyebrow: text, title: text, items: z.array(paragraph).min(1) }).optional(),
  journey: journey.optional(),
  testimonials: testimonials.optional(),
  clients: clients.optional(),
});
export type HomeSections = z.infer<typeof homeSectionsSchema>;
