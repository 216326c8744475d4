import { adminRequest } from './adminRequest.ts';
import { SlugState } from './wire.gen.ts';

export interface AskedSlug {
  kind: 'blog' | 'project';
  slug: string;
  /** '' for a new one. */
  id: string;
}

/** Whether another one has it. */
export async function isSlugTaken(token: string, asked: AskedSlug, signal: AbortSignal): Promise<boolean> {
  const query = new URLSearchParams({ ...asked });
  return (await adminRequest(`slugs?${query}`, SlugState, { token, signal })).data.is_taken;
}
