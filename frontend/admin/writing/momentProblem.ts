import type { FieldMessages } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import type { PostDraft } from '../draft/postDraft.ts';
import { studioMoment } from '../kit/time/studioTime.ts';

/** The server would keep the time that it had. */
export function momentProblem({
  status,
  publish_at,
}: Pick<PostDraft, 'status' | 'publish_at'>): FieldMessages {
  const isMissing = status === 'scheduled' && !studioMoment(publish_at);
  return isMissing ? { publish_at: admin.schedule.missing } : {};
}
