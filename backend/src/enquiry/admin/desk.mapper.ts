import { studio } from '../../studio/studio.js';
import { kindOf } from '../enquiry-kind.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { DeskFields } from './enquiry-desk-forms.schema.js';

type Value = string | number | Date | null;
type Field = keyof DeskFields;

/** How a field is called in a sentence, and in the line about its change. */
export const DESK_FIELDS = {
  email: { kind: 'facts', label: 'Email address', what: 'the email address' },
  owner_id: { kind: 'owner', label: '', what: 'the owner' },
  next_step: { kind: 'next-step', label: '', what: 'the next step' },
  next_step_at: { kind: 'next-step', label: '', what: 'the next step' },
  budget: { kind: 'facts', label: 'Budget', what: 'the budget' },
  kind: { kind: 'facts', label: 'Type', what: 'the type' },
  size_square_feet: { kind: 'facts', label: 'Size', what: 'the size' },
  value_rupees: { kind: 'facts', label: 'Value', what: 'the value' },
} as const satisfies Record<Field, { kind: string; label: string; what: string }>;

export const FACTS = ['budget', 'kind', 'size_square_feet', 'value_rupees'] as const;
const FIELDS = ['email', 'owner_id', 'next_step', 'next_step_at', ...FACTS] as const;

const rupees = new Intl.NumberFormat(studio.locale.language, { maximumFractionDigits: 0 });

export function deskOf(enquiry: Enquiry): Required<DeskFields> {
  return {
    email: enquiry.email,
    owner_id: enquiry.ownerId,
    next_step: enquiry.nextStep,
    next_step_at: enquiry.nextStepAt,
    budget: enquiry.budget,
    kind: kindOf(enquiry),
    size_square_feet: enquiry.sizeSquareFeet,
    value_rupees: enquiry.valueRupees === null ? null : Number(enquiry.valueRupees),
  };
}

/** The fields that are given and differ. */
export function differing(is: Required<DeskFields>, given: DeskFields): Field[] {
  return FIELDS.filter((field) => given[field] !== undefined && !isSame(is[field], given[field]));
}

/** A field that is to change, but was already another than the one that was seen. */
export function conflicting(
  is: Required<DeskFields>,
  given: DeskFields,
  seen: DeskFields,
): Field | undefined {
  const stale = new Set(differing(is, seen));
  return differing(is, given).find((field) => stale.has(field));
}

export function formatFact(field: (typeof FACTS)[number], value: string | number | null): string {
  const { label } = DESK_FIELDS[field];
  if (value === null) return `${label}: taken away`;
  if (field === 'size_square_feet') return `${label}: ${rupees.format(Number(value))} sq ft`;
  if (field === 'value_rupees') return `${label}: Rs ${rupees.format(Number(value))}`;
  return `${label}: ${value}`;
}

function isSame(one: Value, other: Value | undefined): boolean {
  return moment(one) === moment(other ?? null);
}

function moment(value: Value): string | number | null {
  return value instanceof Date ? value.getTime() : value;
}
