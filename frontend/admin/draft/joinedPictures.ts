import { type DraftPicture, type ProjectDraft, contentOf } from './projectDraft.ts';

type Pictures = Pick<ProjectDraft, 'pictures'>;

/** Where one has only added pictures, they follow those of the other one; otherwise nothing. */
export function joinedPictures({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', Pictures>): Partial<Pictures> {
  const here = addedTo(base.pictures, mine.pictures);
  const there = addedTo(base.pictures, theirs.pictures);
  if (here) return joined(theirs.pictures, here);
  return there ? joined(mine.pictures, there) : {};
}

function joined(pictures: DraftPicture[], added: DraftPicture[]): Partial<Pictures> {
  const isTwice = added.some(({ src }) => pictures.some((one) => one.src === src));
  return isTwice ? {} : { pictures: [...pictures, ...added] };
}

/** Undefined where anything else was changed. */
function addedTo(before: DraftPicture[], after: DraftPicture[]): DraftPicture[] | undefined {
  const isAsBefore = contentOf(after.slice(0, before.length)) === contentOf(before);
  return isAsBefore ? after.slice(before.length) : undefined;
}

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
