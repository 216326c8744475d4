import words from './projects.json' with { type: 'json' };
import type { ProjectsContent } from './schemas/projects.ts';

/** The words of the list; the projects themselves are in the database. */
export const projectsPage: ProjectsContent = words;
