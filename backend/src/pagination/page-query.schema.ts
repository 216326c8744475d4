import { z } from 'zod';

const MAX_LIMIT = 50;
/** Far beyond any blog, and its offset still fits Postgres. */
const MAX_PAGE = 1_000_000;

/** Wrong paging is no error: a page below 1 or no number is 1, a limit that is no number is the usual one. */
export function pageQuery(usualLimit: number) {
  return z.object({
    page: wholeNumber(1, MAX_PAGE),
    limit: wholeNumber(usualLimit, MAX_LIMIT),
  });
}
export type PageQuery = z.infer<ReturnType<typeof pageQuery>>;

export function searchQuery(usualLimit: number) {
  return pageQuery(usualLimit).extend({ search: searchText });
}
export type SearchQuery = z.infer<ReturnType<typeof searchQuery>>;

function wholeNumber(usual: number, most: number) {
  return z
    .preprocess((sent) => (sent === '' ? undefined : sent), z.coerce.number())
    .catch(usual)
    .transform((wanted) => Math.min(Math.max(Math.trunc(wanted), 1), most));
}

/** Nothing that is searched contains a NUL, and Postgres refuses one in a text. */
export const searchText = z
  .string()
  .default('')
  .catch('')
  .transform((text) => text.replaceAll('\0', '').trim());
