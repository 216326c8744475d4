import type { ProjectDraft } from '../draft/projectDraft.ts';
import type { RestoredVersion } from './usePutBack.ts';

type Place = Pick<ProjectDraft, 'status' | 'publish_at' | 'slug'>;

/** A version brings words and pictures back; where it stands, and whether it is on the site, stays as it is now. */
export function keepPlace<Draft extends Place>(
  version: RestoredVersion<Draft> | undefined,
  { status, publish_at, slug }: Place,
): RestoredVersion<Draft> | undefined {
  return version && { ...version, draft: { ...version.draft, status, publish_at, slug } };
}
