import type { Overrides } from '../content/overrides.ts';
import { type ApiClient, ApiUnavailable } from './apiClient.ts';

/** The sections of words that staff have changed; undefined while they are those that are known. */
export async function getContent(known: Overrides, api: ApiClient): Promise<Overrides | undefined> {
  const { status, body } = await api.get('content');
  if (status !== 200) throw new ApiUnavailable(`The API answered ${status}.`);
  // Most studios change nothing for weeks: then no schema is loaded.
  if (JSON.stringify(body) === JSON.stringify({ data: known })) return undefined;
  const { ContentAnswer } = await import('./wire.gen.ts');
  return ContentAnswer.parse(body).data;
}
