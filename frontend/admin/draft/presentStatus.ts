import { studioDateTime } from '../kit/time/studioTime.ts';
import type { PostDraft } from './postDraft.ts';

export type Publication = Pick<PostDraft, 'status' | 'publish_at'>;

/** What was scheduled is published once its time has come, as the server tells it. @param now ISO 8601 */
export function presentStatus<Draft extends Publication>(draft: Draft, now: string): Draft {
  const isDue = draft.status === 'scheduled' && draft.publish_at <= studioDateTime(now);
  return isDue ? { ...draft, status: 'published', publish_at: '' } : draft;
}
