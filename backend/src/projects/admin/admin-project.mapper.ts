import { leavesBinAt } from '../../publication/bin.js';
import { isPublic } from '../../publication/publication-status.js';
import type { Project } from '../project.entity.js';
import { coverOf } from '../public/project.mapper.js';
import type { AdminProject, AdminProjectCard, BinnedProject } from './project-admin.schema.js';

type States = Pick<AdminProject, 'status' | 'publish_at' | 'version'>;

export function toAdminCard(project: Project): AdminProjectCard {
  const { id, slug, position, content, updated_at } = project;
  const { title, place, type, rooms, size_sqft, year, on_home, pictures } = content;
  const facts = { id, slug, title, place, type, rooms, size_sqft, year, on_home, position };
  return {
    ...facts,
    ...statesOf(project),
    cover: coverOf(content),
    pictures: pictures.length,
    pictures_without_alt: pictures.filter(({ alt, decorative }) => !decorative && alt === '').length,
    updated_at: updated_at.toISOString(),
  };
}

export function toBinnedProject(project: Project): BinnedProject {
  const deletedAt = project.deleted_at ?? new Date();
  return {
    ...toAdminCard(project),
    deleted_at: deletedAt.toISOString(),
    goes_at: leavesBinAt(deletedAt).toISOString(),
  };
}

export function toAdminProject(
  project: Project,
  { updated_by, library_alt_texts }: Pick<AdminProject, 'updated_by' | 'library_alt_texts'>,
): AdminProject {
  const { id, slug, anchor, position, content, created_at, updated_at } = project;
  return {
    id,
    slug,
    anchor,
    position,
    content,
    library_alt_texts,
    updated_by,
    ...statesOf(project),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** As they are now: published once the time has come. */
function statesOf(project: Project): States {
  const { status, publish_at, version } = project;
  const isDue = status === 'scheduled' && isPublic({ status, publish_at, deleted_at: null });
  return isDue
    ? { status: 'published', publish_at: null, version }
    : { status, publish_at: publish_at?.toISOString() ?? null, version };
}
