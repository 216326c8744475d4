import type { LibraryPicture } from '../../api/wire.gen.ts';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import type { DraftPair, DraftPicture, ProjectDraft } from '../draft/projectDraft.ts';

const MIDDLE = { x: 50, y: 50 };
/** Of 24 letters and digits that the server allows. */
const KEY_LENGTH = 12;

type Change = (draft: ProjectDraft) => ProjectDraft;

/** For a picture or a row: random, so that two tabs never make the same. */
export function newRowKey(): string {
  return newIdempotencyKey().slice(0, KEY_LENGTH);
}

/** A picture that was just uploaded. @param src as on the wire */
export function newDraftPicture(src: string): DraftPicture {
  return { key: newRowKey(), src, alt: '', decorative: false, focus: MIDDLE, caption: '' };
}

/** One of the library, with what is kept with it. */
export function storedPicture(picture: LibraryPicture): DraftPicture {
  const { src, alt, is_decorative: decorative, focal_x: x, focal_y: y } = picture;
  return { ...newDraftPicture(src), alt, decorative, focus: { x, y } };
}

export const lacksAlt = ({ alt, decorative }: DraftPicture) => !decorative && alt.trim() === '';

/** The first picture unless another one was chosen. */
export function draftCover({ pictures, cover }: Pick<ProjectDraft, 'pictures' | 'cover'>) {
  return pictures.find(({ key }) => key === cover) ?? pictures[0];
}

/** Takes a picture out of the project, with everything that names it. */
export function takeOut(key: string): Change {
  const unless = (named: string | null) => (named === key ? null : named);
  return (draft) => ({
    ...draft,
    pictures: draft.pictures.filter((picture) => picture.key !== key),
    cover: unless(draft.cover),
    opening: unless(draft.opening),
    passages: draft.passages.map((passage) => ({
      ...passage,
      pictures: passage.pictures.filter((named) => named !== key),
    })),
    pairs: draft.pairs.map((pair) => ({ ...pair, after: unless(pair.after) })),
    materials: draft.materials.map((material) =>
      material.chip?.picture === key ? { ...material, chip: null } : material,
    ),
  });
}

const rowOf = <Row extends { row: string }>(rows: Row[], row: string) => rows.find((one) => one.row === row);

/** Undoes `takeOut`; what was written since stays. */
export function putPictureBack(key: string, before: ProjectDraft): Change {
  const place = before.pictures.findIndex((picture) => picture.key === key);
  const picture = before.pictures[place];
  if (!picture) return (draft) => draft;
  const again = (then: string | null, now: string | null) => (then === key ? (now ?? key) : now);
  return (draft) => ({
    ...draft,
    pictures: draft.pictures.toSpliced(place, 0, picture),
    cover: again(before.cover, draft.cover),
    opening: again(before.opening, draft.opening),
    passages: draft.passages.map((passage) => {
      const at = rowOf(before.passages, passage.row)?.pictures.indexOf(key) ?? -1;
      return at < 0 ? passage : { ...passage, pictures: passage.pictures.toSpliced(at, 0, key).slice(0, 2) };
    }),
    pairs: draft.pairs.map((pair) => ({
      ...pair,
      after: again(rowOf(before.pairs, pair.row)?.after ?? null, pair.after),
    })),
    materials: draft.materials.map((material) => {
      const chip = rowOf(before.materials, material.row)?.chip;
      return chip?.picture === key && !material.chip ? { ...material, chip } : material;
    }),
  });
}

/** Begins the key of a picture that `swapPair` made one of the project's; other keys have no such letters. */
const SWAPPED_IN = 'swap';

/** The picture before becomes one of the project's, if it is none yet, because the one after must be, and leaves it again. */
export function swapPair(row: string): Change {
  return (draft) => {
    const pair = draft.pairs.find((one) => one.row === row);
    if (!pair) return draft;
    const after = draft.pictures.find(({ key }) => key === pair.after);
    const { before } = pair;
    const known = before && draft.pictures.find(({ src }) => src === before.src);
    const added = before && !known ? { ...before, key: SWAPPED_IN + newRowKey(), caption: '' } : undefined;
    const swapped: DraftPair = {
      ...pair,
      before: after ? pairPicture(after) : null,
      before_label: pair.after_label,
      after: (known ?? added)?.key ?? null,
      after_label: pair.before_label,
    };
    const staying =
      after && isOnlyIn(pair, after, draft) ? withoutOne(draft.pictures, after) : draft.pictures;
    return {
      ...draft,
      pictures: added ? [...staying, added] : staying,
      pairs: draft.pairs.map((one) => (one.row === row ? swapped : one)),
    };
  };
}

const withoutOne = (pictures: DraftPicture[], gone: DraftPicture) => pictures.filter((one) => one !== gone);

/** Swapped in, and nothing was done with it since. */
function isOnlyIn(pair: DraftPair, { key, caption }: DraftPicture, draft: ProjectDraft): boolean {
  const elsewhere = { ...draft, pictures: [], pairs: draft.pairs.filter((one) => one !== pair) };
  return key.startsWith(SWAPPED_IN) && !caption && !JSON.stringify(elsewhere).includes(`"${key}"`);
}

export function pairPicture({ src, alt, decorative, focus }: DraftPicture): NonNullable<DraftPair['before']> {
  return { src, alt, decorative, focus };
}
