import type { ProjectEntry } from 'content/schemas/project';
import { type DataSource, IsNull } from 'typeorm';
import { OldProjectSlug } from '../projects/old-project-slug.entity.js';
import { Project } from '../projects/project.entity.js';
import { isPublic } from '../publication/publication-status.js';

/** The projects as the content file holds them; a scheduled one is a draft until its time comes. */
export async function portfolio({ manager }: DataSource): Promise<ProjectEntry[]> {
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
      status: isPublic(publication) ? ('published' as const) : ('draft' as const),
      content,
    };
  });
}
