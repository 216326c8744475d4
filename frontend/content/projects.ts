import words from './captions.json' with { type: 'json' };
import type { Slot } from './media.ts';
// As a whole: a studio may leave some of it out.
import * as page from './projects.json';
import type { Project, ProjectsContent } from './schemas/projects.ts';

/** The words of the page around the projects. */
export const projectsPage: Omit<ProjectsContent, 'projects'> = {
  banner: page.banner,
  intro: page.intro,
  cta: page.cta,
  labels: page.labels,
};

export const projects: Project[] = page.projects;

const captions: Record<string, string[] | undefined> = words.captions;

/** The `n`-th picture of a project, counted from 1; its caption is its alternative text. */
export function projectPicture(slug: string, n: number, focus = '50% 50%'): Slot {
  const alt = captions[slug]?.[n - 1] ?? words.fallback.replace('{n}', String(n));
  return { src: `projects/${slug}/${String(n).padStart(2, '0')}.jpg`, alt, focus };
}

export function projectPictures({ slug, images }: Project): Slot[] {
  return Array.from({ length: images }, (_, index) => projectPicture(slug, index + 1));
}
