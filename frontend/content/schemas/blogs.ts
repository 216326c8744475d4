import * as z from 'zod';
import { banner, text } from './text.ts';

/** The words around the blog; the posts themselves are written by the staff. */
export const blogsSchema = z.strictObject({
  table: text,
  description: text,
  banner,
  detailBanner: banner,
  search: z.strictObject({ label: text, placeholder: text, clear: text, results: text }),
  unread: z.strictObject({ search: text, list: text, asBefore: text, retry: text }),
  noPage: z.strictObject({ ofAll: text, ofSearch: text, cta: text }),
  /** Posts without one are in the first. */
  categories: z
    .array(z.strictObject({ key: text.regex(/^[a-z0-9-]{1,40}$/), name: text }))
    .nonempty('The blog needs a category.'),
  readMore: text,
  about: text,
  listLabel: text,
  allBlogs: text,
  latestTitle: text,
  widget: z.strictObject({
    label: text,
    title: text,
    text: text.optional(),
    cta: text,
    topicsLabel: text,
    topicsTitle: text,
  }),
  pagination: z.strictObject({ label: text }),
});
export type Blogs = z.infer<typeof blogsSchema>;
