import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { projectLimits } from '../../content/schemas/project-limits.ts';

/** The ids of those that visitors see on the home page. @param projects all, in the order of the site */
export function onHomePage(
  projects: readonly Pick<AdminProjectCard, 'id' | 'status' | 'on_home'>[],
): ReadonlySet<number> {
  const marked = projects.filter(({ status, on_home: isMarked }) => isMarked && status === 'published');
  return new Set(marked.slice(0, projectLimits.onHome).map(({ id }) => id));
}
