import { countedInWords } from './projectPage.ts';
import head from './projects-head.json' with { type: 'json' };
import words from './projects.json' with { type: 'json' };
import type { ProjectsContent, ProjectsHead } from './schemas/projects.ts';

/** The words of the list; the projects themselves are in the database. */
export const projectsPage: ProjectsContent = words;

/** Above the list of so many. */
export function projectsIntro(everything: number): { intro: string; press?: string | undefined } {
  const { intro, press, none }: ProjectsHead = head;
  if (everything === 0) return { intro: none };
  return { intro: intro ? countedInWords(intro, everything) : '', press };
}
