import { admin } from '../../content/admin/admin.ts';
import type { Block, FieldChange } from '../versions/VersionKind.ts';
import { fieldBlocks } from './rows/fieldBlocks.ts';
import { type Json, isSameJson } from './json.ts';
import { itemsOf, placeOf } from './rows/listChanges.ts';
import type { FieldDefinition, ListDefinition } from './rows/ListDefinition.ts';
import { type RowDraft, draftOf, shownGroups } from './rows/rowDraft.ts';
import { nameOf } from './rows/useStudioList.ts';

const words = admin.studio;

/** What differs in a list of a section between two of its values. */
export function sectionChanges(list: ListDefinition, before: Json, after: Json): FieldChange[] {
  const [was, is] = [itemsOf(list, before), itemsOf(list, after)];
  const [only, ...more] = list.fields;
  if (only && more.length === 0 && !list.groups) return changesOfOne(list, only, { was, is });
  const pairs = was.map((item) => ({ item, now: is[placeOf(list, is, item)] }));
  const kept = pairs.flatMap(({ now }) => (now === undefined ? [] : [now]));
  return [
    ...pairs.flatMap(({ item, now }) =>
      now === undefined ? entryChange(list, item, 'before') : changesOfEntry(list, item, now),
    ),
    ...is.filter((item) => !kept.includes(item)).flatMap((item) => entryChange(list, item, 'after')),
    ...changesOfOrder(list, kept, is),
  ];
}

interface Items {
  was: readonly Json[];
  is: readonly Json[];
}

/** Of entries that are one text each. */
function changesOfOne(list: ListDefinition, field: FieldDefinition, { was, is }: Items): FieldChange[] {
  if (isSameJson([...was], [...is])) return [];
  const blocks = (item: Json) => fieldBlocks(field, draftOf(list, item)[field.name] ?? '');
  const label = list.isSingle ? field.label : titleOf(list);
  return [{ label, before: was.flatMap(blocks), after: is.flatMap(blocks) }];
}

function changesOfEntry(list: ListDefinition, item: Json, now: Json): FieldChange[] {
  const [before, after] = [draftOf(list, item), draftOf(list, now)];
  const fields = new Map(
    [...fieldsOf(list, before), ...fieldsOf(list, after)].map((field) => [field.name, field]),
  );
  const entry = list.isSingle ? list.words(now, { isLast: false }).name : entryLabel(list, now);
  return [...fields.values()]
    .map((field) => ({ field, was: before[field.name] ?? '', is: after[field.name] ?? '' }))
    .filter(({ was, is }) => was !== is)
    .map(({ field, was, is }) => ({
      label: entry === undefined ? field.label : words.versions.field(entry, field.label),
      before: fieldBlocks(field, was),
      after: fieldBlocks(field, is),
    }));
}

/** Of those that both have. */
function changesOfOrder(list: ListDefinition, before: readonly Json[], is: readonly Json[]): FieldChange[] {
  const after = is.filter((item) => before.includes(item));
  if (before.every((item, at) => item === after[at])) return [];
  const names = (items: readonly Json[]) => items.map((item) => ({ text: entryLabel(list, item) }));
  return [{ label: words.versions.order(titleOf(list)), before: names(before), after: names(after) }];
}

/** Those of its lists, too, each with the name of the list. */
function fieldsOf(list: ListDefinition, draft: RowDraft): FieldDefinition[] {
  const inGroups = shownGroups(list, draft).flatMap(({ label, fields }) =>
    fields.map((field) => ({ ...field, label: words.versions.field(label, field.label) })),
  );
  return [...list.fields, ...inGroups];
}

/** Of one that only this side has. */
function entryChange(list: ListDefinition, item: Json, side: 'before' | 'after'): FieldChange[] {
  const draft = draftOf(list, item);
  const blocks = fieldsOf(list, draft).flatMap((field): Block[] => {
    const [first, ...more] = fieldBlocks(field, draft[field.name] ?? '');
    if (!first || first.picture !== undefined) return first ? [first] : [];
    return [{ text: words.versions.field(field.label, first.text) }, ...more];
  });
  return [{ label: entryLabel(list, item), before: [], after: [], [side]: blocks }];
}

const titleOf = ({ title, section }: ListDefinition) => title ?? words.sectionNames[section];

/** Names of controls begin in the middle of a sentence. */
function entryLabel(list: ListDefinition, item: Json): string {
  const name = nameOf(list, item);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
