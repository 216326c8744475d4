import { z } from 'zod';

export const paginationSchema = z
  .object({ page: z.int(), pages: z.int(), limit: z.int(), total: z.int() })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof paginationSchema>;

/** One page of a list, as every list of the API is answered. */
export const pageSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), pagination: paginationSchema });
