import { z } from 'zod';

const MAX_PAGE_SIZE = 50;
/** Its offset still fits Postgres. */
const MAX_PAGE = 1_000_000;

/** Wrong paging is never an error: it is clamped, or replaced by the default. */
export function pageQuery(defaultPageSize: number) {
  return z.object({
    page: wholeNumber(1, MAX_PAGE),
    limit: wholeNumber(defaultPageSize, MAX_PAGE_SIZE),
  });
}
export type PageQuery = z.infer<ReturnType<typeof pageQuery>>;

export function searchQuery(defaultPageSize: number) {
  return pageQuery(defaultPageSize).extend({ search: searchText });
}
export type SearchQuery = z.infer<ReturnType<typeof searchQuery>>;

function wholeNumber(defaultNumber: number, max: number) {
  return z
    .preprocess((sent) => (sent === '' ? undefined : sent), z.coerce.number())
    .catch(defaultNumber)
    .transform((wanted) => Math.min(Math.max(Math.trunc(wanted), 1), max));
}

/** Without NUL, which Postgres refuses in a text; telephones put two spaces between words. */
export const searchText = z
  .string()
  .default('')
  .catch('')
  .transform((text) => text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim());
