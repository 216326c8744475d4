import type { EditableSection } from '../../../api/adminContent.ts';
import type { FieldKindName } from './fieldKinds.ts';
import type { Json } from '../json.ts';

export interface FieldDefinition {
  /** Path in the item; '' where the item is the text itself. */
  name: string;
  label: string;
  hint?: string;
  kind: FieldKindName;
  /** Letters of the text, or of each of its parts; of a count, the highest. */
  max: number;
  maxParts?: number;
  isOptional?: boolean;
}

/** Lists within an item, each with the same fields; one that is left empty is taken out. */
export interface GroupDefinition {
  name: string;
  label: (number: number) => string;
  max: number;
  fields: readonly FieldDefinition[];
}

/** What a row reads when it is not edited. */
export interface RowWords {
  /** What its controls call it, where the title is too long for that. */
  name?: string;
  title: string;
  note?: string;
  /** What is special about it. */
  mark?: string;
  /** Why it is not on the site. */
  warning?: string;
}

export interface ListDefinition {
  /** Its own among all lists of the screen. */
  id: string;
  section: EditableSection['name'];
  /** Of the list, or of the one object, in the section's value. */
  path: string;
  /** One object instead of a list: it cannot be added, moved or removed. */
  isSingle?: boolean;
  /** Entries come and go only with the code that belongs to them. */
  isFixed?: boolean;
  /** In this order by itself. */
  sortedBy?: string;
  /** Finds an entry again that somebody else has changed. */
  identity: string;
  title?: string;
  add?: string;
  fields: readonly FieldDefinition[];
  groups?: GroupDefinition;
  /** How many stand at the end while the others are folded. */
  shownAtEnd?: number;
  words: (item: Json, place: { isLast: boolean }) => RowWords;
}
