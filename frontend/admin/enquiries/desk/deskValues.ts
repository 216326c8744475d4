import type { DeskFields } from '../../../api/adminDesk.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { wantedKind } from '../wantedKind.ts';
import { withoutUnit } from '../../kit/fields/withoutUnit.ts';
import { studioDateTime, studioMoment } from '../../kit/time/studioTime.ts';

export const deskFieldNames = [
  'email',
  'state',
  'owner',
  'step',
  'day',
  'time',
  'kind',
  'size',
  'budget',
  'value',
] as const;
export type DeskField = (typeof deskFieldNames)[number];
/** As the fields on the screen hold them. */
export type DeskValues = Record<DeskField, string>;

const DEFAULT_TIME = '10:00';

export function deskValuesOf(enquiry: Enquiry): DeskValues {
  const [day = '', time = ''] = enquiry.next_step_at ? studioDateTime(enquiry.next_step_at).split('T') : [];
  return {
    email: enquiry.email,
    state: enquiry.state,
    owner: enquiry.owner?.id ?? '',
    step: enquiry.next_step ?? '',
    day,
    time,
    kind: wantedKind(enquiry) ?? '',
    size: enquiry.size_square_feet === null ? '' : `${enquiry.size_square_feet}`,
    budget: enquiry.budget ?? '',
    value: enquiry.value_rupees === null ? '' : `${enquiry.value_rupees}`,
  };
}

/** What is wrong with a field before anything is sent. */
export type DeskMistake =
  | { field: DeskField; what: 'wrongFigure' | 'wrongMoment' | 'stepMissing' }
  | { field: DeskField; what: 'tooLong'; length: number; limit: number };

const LIMITS = { step: 200, budget: 100 };

export function mistakeIn(values: DeskValues): DeskMistake | undefined {
  const { step, day, time, size, value } = values;
  if (figureOf(size) === undefined) return { field: 'size', what: 'wrongFigure' };
  if (figureOf(value) === undefined) return { field: 'value', what: 'wrongFigure' };
  if (step.trim() === '' && day !== '') return { field: 'step', what: 'stepMissing' };
  if (day === '' && time !== '') return { field: 'day', what: 'wrongMoment' };
  return tooLong(values, 'step') ?? tooLong(values, 'budget');
}

function tooLong(values: DeskValues, field: keyof typeof LIMITS): DeskMistake | undefined {
  const { length } = values[field].trim();
  const limit = LIMITS[field];
  return length > limit ? { field, what: 'tooLong', length, limit } : undefined;
}

/** The fields of the API that the changed fields of the screen are. */
export function deskFieldsOf(values: DeskValues, changed: readonly DeskField[]): DeskFields {
  const has = (...fields: DeskField[]) => fields.some((field) => changed.includes(field));
  return {
    ...(has('email') && { email: values.email.trim() }),
    ...(has('owner') && { owner_id: values.owner || null }),
    ...(has('step', 'day', 'time') && {
      next_step: values.step.trim() || null,
      next_step_at: momentOf(values),
    }),
    ...(has('kind') && { kind: kindOf(values.kind) }),
    ...(has('size') && { size_square_feet: figureOf(values.size) ?? null }),
    ...(has('budget') && { budget: values.budget.trim() || null }),
    ...(has('value') && { value_rupees: figureOf(values.value) ?? null }),
  };
}

/** As the API has them, the state too, so that what was sent can be compared with what is stored. */
export function sentFieldsOf(values: DeskValues, fields: readonly DeskField[]): Record<string, unknown> {
  const sent = Object.entries(deskFieldsOf(values, fields)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value,
  ]);
  return { ...Object.fromEntries(sent), ...(fields.includes('state') && { state: values.state }) };
}

/** "12,50,000" is said by 1250000. */
export function isSaidBy(stored: DeskValues, field: DeskField, typed: string): boolean {
  const isFigure = field === 'size' || field === 'value';
  return typed.trim() === stored[field] || (isFigure && figureOf(typed) === figureOf(stored[field]));
}

export function deskPartsOf(enquiry: Enquiry, fields: readonly DeskField[]): Partial<Enquiry> {
  const { kind, only_advice, next_step, next_step_at } = enquiry;
  const parts: Record<DeskField, Partial<Enquiry>> = {
    email: { email: enquiry.email },
    state: { state: enquiry.state },
    owner: { owner: enquiry.owner },
    step: { next_step, next_step_at },
    day: { next_step, next_step_at },
    time: { next_step, next_step_at },
    kind: { kind, only_advice },
    size: { size_square_feet: enquiry.size_square_feet },
    budget: { budget: enquiry.budget },
    value: { value_rupees: enquiry.value_rupees },
  };
  return fields.reduce<Partial<Enquiry>>((all, field) => ({ ...all, ...parts[field] }), {});
}

function kindOf(kind: string): ReturnType<typeof wantedKind> {
  return kind === 'home' || kind === 'office' || kind === 'institution' || kind === 'advice' ? kind : null;
}

function momentOf({ step, day, time }: DeskValues): string | null {
  if (step.trim() === '' || day === '') return null;
  return studioMoment(`${day}T${time || DEFAULT_TIME}`)?.toISOString() ?? null;
}

/** "₹ 12,50,000/-" and "940 sq ft" are figures too. @returns null for none, undefined for what is no whole figure */
function figureOf(text: string): number | null | undefined {
  const bare = withoutUnit(text).replaceAll(/^\s*(?:Rs\.?|INR|₹)|(?:\.00?)?(?:\/-)?\s*$|[\s,]/gi, '');
  if (bare === '') return null;
  return /^\d{1,13}$/.test(bare) ? Number(bare) : undefined;
}
