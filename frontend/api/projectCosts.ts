import type * as z from 'zod/mini';
import { type ApiClient, readApi } from './apiClient.ts';
import type { projectCosts } from './projectCosts.schema.ts';

/** A finished project whose cost counts; named only where it is public. */
export type Comparable = z.infer<typeof projectCosts>['data'][number];

export async function getProjectCosts(api: ApiClient): Promise<Comparable[]> {
  const schema = import('./projectCosts.schema.ts').then((wire) => wire.projectCosts);
  return (await readApi('project-costs', schema, api))?.data ?? [];
}
