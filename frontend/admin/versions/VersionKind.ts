import type { VersionOwner } from '../../api/adminVersions.ts';
import type { SavedVersion } from '../../api/wire.gen.ts';

/** A paragraph, a line of a list, or a picture with what it shows. */
export interface Block {
  text: string;
  /** Address; '' for a picture that is gone. */
  picture?: string;
}

export interface FieldChange {
  label: string;
  before: Block[];
  after: Block[];
}

/** What the screen of versions must know about the kind of thing whose versions it shows. */
export interface VersionKind<Draft> {
  noun: VersionOwner['noun'];
  titleOf: (draft: Draft) => string;
  /** Below the basename of the admin. */
  editAddress: (id: string) => string;
  /** As the form holds it. @throws when the version cannot be read */
  toDraft: (content: SavedVersion['content']) => Draft;
  /** Only the fields that differ. */
  changes: (before: Draft, after: Draft) => FieldChange[];
}

export const linesOf = (text: string): Block[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ text: line }));
