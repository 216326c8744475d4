import * as z from 'zod';
import { banner, text } from './text.ts';

const project = z.strictObject({
  slug: text,
  title: text,
  location: text,
  /** How many pictures there are: photographs `01.jpg` and on in the project's folder. */
  images: z.int().positive(),
  facts: text.optional(),
  desc: text,
});

export const projectsSchema = z.strictObject({
  banner,
  intro: text.optional(),
  cta: text,
  labels: z.strictObject({ list: text, project: text, of: text, count: text }),
  projects: z.array(project).min(1),
});
export type ProjectsContent = z.infer<typeof projectsSchema>;
export type Project = z.infer<typeof project>;

/** What each picture of a project shows; one without a caption is "Image {n}". */
export const captionsSchema = z.strictObject({
  fallback: text,
  captions: z.record(text, z.array(text)),
});
