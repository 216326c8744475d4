import * as z from 'zod';
import { text } from './text.ts';

/** Of lists that load or are empty, and of what could not be opened: every page may need them. */
export const statesSchema = z.strictObject({
  loading: text,
  unread: text,
  unopened: text,
  blogNotFound: text,
  blogNotFoundHelp: text.optional(),
  noBlogs: text,
  noBlogsHelp: text.optional(),
  clearSearch: text,
});
export type States = z.infer<typeof statesSchema>;
