import * as z from 'zod';
import { banner, link, paragraph, text } from './text.ts';

const counter = z.strictObject({
  target: z.int().positive(),
  suffix: z.string(),
  label: text,
});

const designer = z.strictObject({
  eyebrow: text,
  name: text,
  designation: text.optional(),
  short: text,
  close: text,
  caption: text.optional(),
  /** The long biography; without it there is no button that opens it. */
  bio: z.array(text),
});

export const aboutSchema = z.strictObject({
  banner,
  intro: z.strictObject({ lead: text, body: z.array(text), counters: z.array(counter) }),
  designer: designer.optional(),
  approach: z.strictObject({ title: text, items: z.array(paragraph).min(1) }).optional(),
  letsTalk: z.strictObject({ eyebrow: text, title: text, text, cta: link }),
});
export type DesignerContent = z.infer<typeof designer>;
export type About = z.infer<typeof aboutSchema>;
