import { z } from 'zod';
import { searchQuery } from '../../pagination/page-query.schema.js';
import { publicationStatuses } from '../../publication/publication-status.js';
import { studio } from '../../studio/studio.js';

export const postOrders = ['date', 'title', 'changed'] as const;

/** As wrong paging, a state or an order that there is not is none. */
export const postQuery = searchQuery(studio.pageSizes.adminPosts).extend({
  state: z.enum(publicationStatuses).optional().catch(undefined),
  sort: z.enum(postOrders).default('date').catch('date'),
});
export type PostQuery = z.infer<typeof postQuery>;
