import { type Json, readAt, writeAt } from '../json.ts';
import { fieldKind } from './fieldKinds.ts';
import type { FieldDefinition, GroupDefinition, ListDefinition } from './ListDefinition.ts';

/** What is typed in a row, by the path of each field. */
export type RowDraft = Record<string, string>;
type Shape = Pick<ListDefinition, 'fields' | 'groups'>;

export interface ShownGroup {
  label: string;
  fields: readonly FieldDefinition[];
}

export function draftOf({ fields, groups }: Shape, item: Json | undefined): RowDraft {
  const entries = groups ? readAt(item, groups.name) : undefined;
  const count = Array.isArray(entries) ? entries.length : 0;
  const all = [...fields, ...(groups ? groupFields(groups, count) : [])];
  return Object.fromEntries(all.map(({ name, kind }) => [name, fieldKind(kind).toText(readAt(item, name))]));
}

/** Those that hold something, and one more to begin with. */
export function shownGroups({ groups }: Shape, draft: RowDraft): ShownGroup[] {
  if (!groups) return [];
  const used = filledGroups(groups, draft).at(-1) ?? -1;
  const count = Math.min(used + 2, groups.max);
  return Array.from({ length: count }, (_empty, index) => ({
    label: groups.label(index + 1),
    fields: fieldsOfGroup(groups, index),
  }));
}

/** @param before keeps what the row does not show */
export function itemOf({ fields, groups }: Shape, draft: RowDraft, before: Json | undefined): Json {
  const whole = fields.reduce<Json | undefined>((item, field) => writeField(item, field, draft), before);
  if (!groups) return whole ?? null;
  const entries = filledGroups(groups, draft).map((index) =>
    groups.fields.reduce<Json | undefined>(
      (entry, field) => writeField(entry, field, { [field.name]: draft[nameIn(groups, index, field)] ?? '' }),
      undefined,
    ),
  );
  return (
    writeAt(
      whole,
      groups.name,
      entries.filter((entry) => entry !== undefined),
    ) ?? null
  );
}

export function isChanged(draft: RowDraft, start: RowDraft): boolean {
  const names = new Set([...Object.keys(draft), ...Object.keys(start)]);
  return [...names].some((name) => (draft[name] ?? '') !== (start[name] ?? ''));
}

/** Every field that the row shows. */
export function shownFields(shape: Shape, draft: RowDraft): FieldDefinition[] {
  return [...shape.fields, ...shownGroups(shape, draft).flatMap(({ fields }) => fields)];
}

/** Whether a field belongs to a list that is left empty. */
export function isInEmptyGroup({ groups }: Shape, { name }: FieldDefinition, draft: RowDraft): boolean {
  if (!groups || !name.startsWith(`${groups.name}.`)) return false;
  return !filledGroups(groups, draft).includes(Number(name.slice(groups.name.length + 1).split('.')[0]));
}

function writeField(item: Json | undefined, { name, kind }: FieldDefinition, draft: RowDraft) {
  return writeAt(item, name, fieldKind(kind).toJson(draft[name] ?? '', readAt(item, name)));
}

function filledGroups(groups: GroupDefinition, draft: RowDraft): number[] {
  return Array.from({ length: groups.max }, (_empty, index) => index).filter((index) =>
    groups.fields.some((field) => draft[nameIn(groups, index, field)]?.trim()),
  );
}

const nameIn = ({ name }: GroupDefinition, index: number, field: FieldDefinition) =>
  `${name}.${index}.${field.name}`;

function fieldsOfGroup(groups: GroupDefinition, index: number): FieldDefinition[] {
  return groups.fields.map((field) => ({ ...field, name: nameIn(groups, index, field) }));
}

function groupFields(groups: GroupDefinition, count: number): FieldDefinition[] {
  return Array.from({ length: count }, (_empty, index) => fieldsOfGroup(groups, index)).flat();
}
