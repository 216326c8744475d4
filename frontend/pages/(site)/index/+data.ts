import type { PageContextServer } from 'vike/types';
import type { ProjectCovers } from '../../../api/wire.gen.ts';
import { homeSections } from '../../../content/home-sections.ts';
import { countedInWords } from '../../../content/projectPage.ts';

export type Data = Awaited<ReturnType<typeof data>>;

let last: ProjectCovers = { data: [], everything: 0 };

/** While the API is away the page shows the projects it showed last, or none. */
export async function data(pageContext: PageContextServer) {
  try {
    const { getProjectCovers } = await import('../../../api/projects.ts');
    last = (await getProjectCovers(pageContext.apiClient)) ?? last;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the page is whole without them; the reason belongs in the log
    console.error(error);
  }
  const label = homeSections(undefined).projects?.cta.label;
  return { covers: last.data, toAll: label ? countedInWords(label, last.everything) : '' };
}
