import type { ProjectDraft } from './projectDraft.ts';

/** Whether each picture that something names is one of the project's. */
export function namesItsPictures({ pictures, ...draft }: ProjectDraft): boolean {
  const named = [
    draft.cover,
    draft.opening,
    ...draft.passages.flatMap((passage) => passage.pictures),
    ...draft.pairs.map(({ after }) => after),
    ...draft.materials.map(({ chip }) => chip?.picture ?? null),
  ];
  return named.every((name) => name === null || pictures.some(({ key }) => key === name));
}
