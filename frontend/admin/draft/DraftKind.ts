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
  /** Only what differs. */
  differences: (before: Draft, after: Draft) => Difference[];
  /** The screens below the basename of the admin. */
  addAddress: string;
  editAddress: (id: string) => string;
}
