import * as z from 'zod';
import { banner, text } from './text.ts';

/** The words of the list of projects. */
export const projectsSchema = z.strictObject({
  banner,
  intro: text.optional(),
  cta: text,
  story: text,
  labels: z.strictObject({ list: text, project: text, of: text, count: text, pages: text }),
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
