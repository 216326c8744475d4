import { z } from 'zod';

export const paginationSchema = z
  .object({ page: z.int(), pages: z.int(), limit: z.int(), total: z.int() })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof paginationSchema>;
