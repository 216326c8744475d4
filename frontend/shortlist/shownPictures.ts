import type { ProjectPicture } from '../content/schemas/project.ts';
import { type KeptPicture, isSame } from '../stores/keptPictures.ts';

export interface KeptProject {
  slug: string;
  title: string;
  pictures: ProjectPicture[];
}
/** By the anchor under which they were kept; undefined when they are not on the site. */
export type KeptProjects = ReadonlyMap<string, KeptProject | undefined>;

/** A kept picture with its project's words. */
export interface ShownPicture extends KeptPicture {
  /** That of the project now. */
  slug: string;
  title: string;
  /** Its place in the project, counted from 1. */
  number: number;
  shown: ProjectPicture;
}

/** Without those whose project has not been read, or that are not on the site. */
export function shownPictures(kept: KeptPicture[], projects: KeptProjects): ShownPicture[] {
  return kept.flatMap((picture) => {
    const project = projects.get(picture.project);
    const index = project?.pictures.findIndex(({ key }) => key === picture.picture) ?? -1;
    const shown = project?.pictures[index];
    if (!project || !shown) return [];
    const { slug, title } = project;
    return [{ ...picture, slug, title, number: index + 1, shown }];
  });
}

/** Those that staff have taken from the site, for a while or for good. */
export function hiddenPictures(kept: KeptPicture[], projects: KeptProjects): KeptPicture[] {
  const shown = shownPictures(kept, projects);
  return kept.filter(
    (picture) => projects.has(picture.project) && !shown.some((other) => isSame(other, picture)),
  );
}

/** A sentence with the project's title and the picture's number filled in. */
export function withPlace(sentence: string, { title, number }: ShownPicture): string {
  return sentence.replace('{n}', `${number}`).replace('{title}', () => title);
}
