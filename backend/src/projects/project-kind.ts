import type { PublishedKind } from '../publication/published-kind.js';

export const projectKind: PublishedKind = {
  noun: 'project',
  table: 'project',
  slugIndex: 'project_slug_key',
  oldSlugs: { table: 'old_project_slug', owner: 'project_id' },
  defaultSlug: 'project',
};
