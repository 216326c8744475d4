import * as z from 'zod';
import { banner, counted, text } from './text.ts';

/** The words of the list of projects. */
export const projectsSchema = z.strictObject({
  banner,
  cta: text,
  story: text,
  labels: z.strictObject({ list: text, project: text, of: text, count: text, pages: text }),
  noPage: z.strictObject({ title: text, cta: text }),
  filters: z.strictObject({
    label: text,
    groups: z.strictObject({ type: text, place: text, size: text }),
    all: text,
    types: z.strictObject({ home: text, office: text, institution: text }),
    sizes: z.strictObject({ small: text, middle: text, large: text }),
    found: text,
    showAll: text,
    none: text,
    noneHelp: text.optional(),
  }),
});
export type ProjectsContent = z.infer<typeof projectsSchema>;

/** What the server says above the list: apart, so that the page's script does not carry it. */
export const projectsHeadSchema = z.strictObject({
  intro: counted.optional(),
  /** What a picture does when it is pressed. */
  press: text.optional(),
  none: text,
});
export type ProjectsHead = z.infer<typeof projectsHeadSchema>;
