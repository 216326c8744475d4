import type * as z from 'zod/mini';

export interface DifferingPicture {
  text: string;
  /** Address; '' when it is gone. */
  picture: string;
}

export interface Difference {
  label: string;
  before: string;
  after: string;
  /** That the field shows before and after. */
  pictures?: readonly [DifferingPicture[], DifferingPicture[]];
}

/** What forms, local copies and comparisons must know about the kind of thing that staff write. */
export interface DraftKind<Draft> {
  noun: 'blog' | 'project';
  /** Of the names of local copies. */
  prefix: string;
  schema: z.ZodMiniType<Draft>;
  titleOf: (draft: Draft) => string;
  /** What readers read of it. */
  textOf: (draft: Draft) => string;
  /** As a save would send it. */
  asSaved: (draft: Draft) => Draft;
  /** On the site or not, as the other one is. */
  withStatusOf: (draft: Draft, other: Draft) => Draft;
  differing: (one: Draft, other: Draft) => (keyof Draft)[];
  /** Only what differs. @param among these fields; all when left out */
  differences: (before: Draft, after: Draft, among?: readonly (keyof Draft)[]) => Difference[];
  /** Fields that say one thing, so that nobody's are taken without the others. */
  together: readonly (readonly (keyof Draft)[])[];
  /** Those that name one another's entries, and whether all that they name is there. */
  naming: readonly (keyof Draft)[];
  isWhole: (draft: Draft) => boolean;
  /** With the pictures of `other` where the draft leaves them as they are. */
  withPicturesOf: (draft: Draft, other: Draft) => Draft;
  /** The screens below the basename of the admin. */
  addAddress: string;
  editAddress: (id: string) => string;
}
