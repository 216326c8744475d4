import type { Enquiry } from '../../../api/wire.gen.ts';
import {
  type DeskField,
  type DeskValues,
  deskFieldNames,
  deskPartsOf,
  deskValuesOf,
  isSaidBy,
} from './deskValues.ts';

export interface DeskDraft {
  values: Partial<DeskValues>;
  /** What the enquiry said of these fields when staff began to change them. */
  seen: Partial<Enquiry>;
}

export const NO_DRAFT: DeskDraft = { values: {}, seen: {} };

export function withTyped(
  { values, seen }: DeskDraft,
  changes: Partial<DeskValues>,
  shown: Enquiry,
): DeskDraft {
  return { values: { ...values, ...changes }, seen: { ...deskPartsOf(shown, fieldsOf(changes)), ...seen } };
}

/** From now on the fields are a change of what is shown. */
export function withSeen(draft: DeskDraft, fields: readonly DeskField[], shown: Enquiry): DeskDraft {
  return { ...draft, seen: { ...draft.seen, ...deskPartsOf(shown, fields) } };
}

export interface Settled {
  fields: readonly DeskField[];
  typed: Partial<DeskValues>;
  /** Of what was sent. */
  stored?: Partial<Enquiry> | undefined;
}

/** What was typed since stays, as a change of what was stored. */
export function withoutSettled(draft: DeskDraft, settled: Settled, shown: Enquiry): DeskDraft {
  const { fields, typed, stored } = settled;
  const left = fieldsOf(draft.values).filter(
    (field) => !fields.includes(field) || draft.values[field] !== typed[field],
  );
  const values = Object.fromEntries(left.map((field) => [field, draft.values[field]]));
  return { values, seen: deskPartsOf({ ...shown, ...draft.seen, ...stored }, left) };
}

/** Without what is shown as it was typed: nothing is left to save of it. */
export function withoutStored(draft: DeskDraft, shown: Enquiry): DeskDraft {
  const stored = deskValuesOf(shown);
  const fields = fieldsOf(draft.values).filter((field) => isSaidBy(stored, field, draft.values[field] ?? ''));
  return withoutSettled(draft, { fields, typed: draft.values }, shown);
}

export function fieldsOf(values: Partial<DeskValues>): DeskField[] {
  return deskFieldNames.filter((field) => field in values);
}
