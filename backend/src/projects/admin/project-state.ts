import type { PresentState } from '../../versions/saved-versions.js';
import type { Project } from '../project.entity.js';

type Saved = Pick<
  Project,
  'content' | 'slug' | 'status' | 'publish_at' | 'pictures' | 'version' | 'updated_at' | 'updated_by'
>;

/** What a version keeps; not its place. */
export function projectState(project: Saved): PresentState {
  const { content, slug, status, publish_at, pictures, version, updated_at, updated_by } = project;
  return {
    content: { ...content, slug, status, publish_at: publish_at?.toISOString() ?? null },
    pictures,
    ownerVersion: version,
    updated_at,
    updated_by,
  };
}
