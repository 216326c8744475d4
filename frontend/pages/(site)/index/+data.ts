import type { PageContextServer } from 'vike/types';
import type { ProjectLink } from '../../../api/wire.gen.ts';

export type Data = Awaited<ReturnType<typeof data>>;

let lastCovers: ProjectLink[] = [];

/** While the API is away the page shows the projects it showed last, or none. */
export async function data(pageContext: PageContextServer) {
  try {
    const { getProjectCovers } = await import('../../../api/projects.ts');
    lastCovers = await getProjectCovers(pageContext.apiClient);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the page is whole without them; the reason belongs in the log
    console.error(error);
  }
  return { covers: lastCovers };
}
