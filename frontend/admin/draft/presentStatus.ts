import { studioDateTime } from '../kit/time/studioTime.ts';
import type { PostDraft } from './postDraft.ts';

export type Publication = Pick<PostDraft, 'status' | 'publish_at'>;

/**
 * What was scheduled is published once its time has come; other states have no time. The clock of a device may be fast: what
 * the server still schedules for the same time waits. @param now ISO 8601
 */
export function presentStatus<Draft extends Publication>(
  draft: Draft,
  stored: Publication,
  now: string,
): Draft {
  if (draft.status !== 'scheduled') return { ...draft, publish_at: '' };
  const isWaiting = stored.status === 'scheduled' && stored.publish_at === draft.publish_at;
  if (isWaiting || draft.publish_at > studioDateTime(now)) return draft;
  return { ...draft, status: 'published', publish_at: '' };
}
