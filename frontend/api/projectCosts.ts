import { type ApiClient, readApi } from './apiClient.ts';
import type { Comparable } from './wire.gen.ts';

/** Finished projects whose cost counts; named only where they are public. */
export async function getProjectCosts(api: ApiClient): Promise<Comparable[]> {
  const schema = import('./wire.gen.ts').then((wire) => wire.Comparables);
  return (await readApi('project-costs', schema, api))?.data ?? [];
}
