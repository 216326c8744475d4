import type { ProjectEntry } from 'content/schemas/project';
import { type DataSource, IsNull } from 'typeorm';
import { OldProjectSlug } from './old-project-slug.entity.js';
import { Project } from './project.entity.js';
import { areTakenOver, readShippedProjects } from './shipped-projects.js';
import { type Lifecycle, isPublic } from '../publication/publication-status.js';

/** The projects as the content file holds them; as the file itself says until they have been taken over. */
export async function portfolio({ manager }: DataSource): Promise<ProjectEntry[]> {
  if (!(await areTakenOver(manager))) return readShippedProjects();
  const [projects, slugs] = await Promise.all([
    manager.find(Project, { where: { deleted_at: IsNull() }, order: { position: 'ASC', id: 'ASC' } }),
    manager.find(OldProjectSlug, { order: { slug: 'ASC' } }),
  ]);
  return projects.map(({ id, slug, anchor, content, ...publication }) => {
    const former = slugs.filter(({ projectId }) => projectId === id).map((old) => old.slug);
    const old = new Set([anchor, ...former]);
    old.delete(slug);
    return {
      slug,
      old_slugs: [...old],
      ...statusOf(publication),
      content,
    };
  });
}

function statusOf(publication: Lifecycle): Pick<ProjectEntry, 'status' | 'publish_at'> {
  const { status, publish_at } = publication;
  if (isPublic(publication)) return { status: 'published' };
  return status === 'scheduled' && publish_at ? { status, publish_at: publish_at.toISOString() } : { status };
}
