import type { Enquiry } from '../../../api/wire.gen.ts';
import {
  type DeskField,
  type DeskValues,
  deskFieldNames,
  deskPartsOf,
  deskValuesOf,
  isSaidBy,
  sentFieldsOf,
} from './deskValues.ts';

export interface DeskDraft {
  values: Partial<DeskValues>;
  /** What the enquiry said of these fields when staff began to change them. */
  seen: Partial<Enquiry>;
  /** What was sent and may be stored, although no answer says so; the oldest first. */
  tried: Partial<DeskValues>[];
}

export const NO_DRAFT: DeskDraft = { values: {}, seen: {}, tried: [] };

export function withTyped(
  { values, seen, tried }: DeskDraft,
  changes: Partial<DeskValues>,
  shown: Enquiry,
): DeskDraft {
  const parts = deskPartsOf(shown, fieldsOf(changes));
  return { values: { ...values, ...changes }, seen: { ...parts, ...seen }, tried };
}

export function withTried(draft: DeskDraft, tried: Partial<DeskValues>): DeskDraft {
  return { ...draft, tried: [...draft.tried, tried] };
}

/** Those that differ from what was seen, or from what may be stored. */
export function fieldsToSend(
  fields: readonly DeskField[],
  wanted: DeskValues,
  seen: Enquiry,
  tried: DeskDraft['tried'],
): DeskField[] {
  const before = deskValuesOf(seen);
  const isTried = (field: DeskField) => tried.some((one) => (one[field] ?? wanted[field]) !== wanted[field]);
  return fields.filter((field) => wanted[field] !== before[field] || isTried(field));
}

/** Whether nobody else can have changed the fields since they were seen. */
export function isOwnChange(
  fields: readonly DeskField[],
  tried: DeskDraft['tried'],
  seen: Enquiry,
  stored: Enquiry,
): boolean {
  const before = deskValuesOf(seen);
  const known = [{}, ...tried].map((one) => sentFieldsOf({ ...before, ...one }, fields));
  const now = Object.entries(sentFieldsOf(deskValuesOf(stored), fields));
  const isKnown = ([name, value]: [string, unknown]) => known.some((one) => one[name] === value);
  return tried.some((one) => fields.some((field) => field in one)) && now.every(isKnown);
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
  const values = pick(draft.values, left);
  const seen = deskPartsOf({ ...shown, ...draft.seen, ...stored }, left);
  const unsettled = deskFieldNames.filter((field) => !fields.includes(field));
  const tried = draft.tried.map((one) => pick(one, unsettled)).filter((one) => fieldsOf(one).length > 0);
  return { values, seen, tried };
}

/** Without what is shown as it was typed: nothing is left to save of it. */
export function withoutStored(draft: DeskDraft, shown: Enquiry): DeskDraft {
  const stored = deskValuesOf(shown);
  const fields = fieldsOf(draft.values).filter((field) => isSaidBy(stored, field, draft.values[field] ?? ''));
  return withoutSettled(draft, { fields, typed: draft.values }, shown);
}

export function pick(values: Partial<DeskValues>, fields: readonly DeskField[]): Partial<DeskValues> {
  return Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));
}

export function fieldsOf(values: Partial<DeskValues>): DeskField[] {
  return deskFieldNames.filter((field) => field in values);
}
