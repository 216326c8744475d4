import type { ProjectContent } from 'content/schemas/project';
import type { LibraryEntry } from '../pictures/library-entry.js';
import { nameInPath } from '../pictures/picture-name.js';

type Shown = Pick<ProjectContent, 'pictures' | 'pairs' | 'plan'>;

export interface ProjectPictureField {
  /** The field of the form, which errors name. */
  field: string;
  /** As staff count it. */
  label: string;
  src: string;
}

/** Every picture that a project names, shipped or uploaded. */
export function projectPictureFields({ pictures, pairs, plan }: Shown): ProjectPictureField[] {
  return [
    ...pictures.map(({ src }, index) => ({
      field: `content.pictures.${index}.src`,
      label: `Picture ${index + 1}`,
      src,
    })),
    ...pairs.map(({ before }, index) => ({
      field: `content.pairs.${index}.before`,
      label: `The picture before the work of pair ${index + 1}`,
      src: before?.src ?? '',
    })),
    { field: 'content.plan.src', label: 'The plan', src: plan.src ?? '' },
  ].filter(({ src }) => src !== '');
}

export function uploadedNames(content: Shown): string[] {
  const names = projectPictureFields(content).flatMap(({ src }) => nameInPath(src) ?? []);
  return [...new Set(names)];
}

/** What the library shall know of them. */
export function libraryEntriesOfProject({ pictures, pairs, plan }: Shown): LibraryEntry[] {
  const photographs = [...pictures, ...pairs.flatMap(({ before }) => before ?? [])];
  const drawings = plan.src === null ? [] : [{ src: plan.src, alt: plan.alt }];
  return [
    ...photographs.map(({ src, alt, decorative, focus }) => ({ src, alt, isDecorative: decorative, focus })),
    ...drawings,
  ];
}
