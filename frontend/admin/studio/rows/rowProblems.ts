import type { FieldMessages } from '../../../api/ApiError.ts';
import { admin } from '../../../content/admin/admin.ts';
import { fieldKind, openingTimes } from './fieldKinds.ts';
import type { FieldDefinition, ListDefinition } from './ListDefinition.ts';
import { type RowDraft, isInEmptyGroup, shownFields } from './rowDraft.ts';

const words = admin.studio.problems;
const SEPARATOR = String.raw`[\s().\p{Pd}\p{Cf}]*`;
const WITH_COUNTRY = new RegExp(
  `^${SEPARATOR}\\+${SEPARATOR}[1-9](?:${SEPARATOR}\\d){6,14}${SEPARATOR}$`,
  'u',
);

/** By the field's name; empty when nothing keeps the row from being saved. */
export function rowProblems(list: Pick<ListDefinition, 'fields' | 'groups'>, draft: RowDraft): FieldMessages {
  const filled = shownFields(list, draft).filter((field) => !isInEmptyGroup(list, field, draft));
  const problems = filled.map((field) => [field.name, fieldProblem(field, draft[field.name] ?? '')] as const);
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * The backend's sentences by the row's fields.
 * @param place path of the row in its section
 * @returns `others`, which belong to no field of the row
 */
export function rowMessages(fields: readonly FieldDefinition[], messages: FieldMessages, place: string) {
  const ofFields: FieldMessages = {};
  const others: string[] = [];
  for (const [path, sentence] of Object.entries(messages)) {
    const field = fields
      .filter(({ name }) => isWithin(path, [place, name].filter(Boolean).join('.')))
      .toSorted((a, b) => b.name.length - a.name.length)[0];
    if (field) ofFields[field.name] ??= sentence;
    else others.push(sentence);
  }
  return { ofFields, others };
}

const isWithin = (path: string, whole: string) =>
  whole === '' || path === whole || path.startsWith(`${whole}.`);

function fieldProblem(field: FieldDefinition, text: string): string | undefined {
  const { kind, max, isOptional = false } = field;
  if (text.trim() === '') return isOptional ? undefined : missing(field);
  const { parts } = fieldKind(kind);
  if (parts) return partsProblem(field, parts(text));
  if (kind === 'year' && !/^(?:19|2[01])\d{2}$/.test(text.trim())) return words.year;
  if (kind === 'day') return isNear(text) ? undefined : words.day;
  if (kind === 'count') return isCount(text, max) ? undefined : words.count(max);
  if (kind === 'opening') return openingProblem(field, text);
  if ((kind === 'phone' || kind === 'whatsapp') && !isWithCountry(text)) return words.withoutCountry;
  const over = text.trim().length - max;
  return over > 0 ? words.tooLong(over) : undefined;
}

/** A year of two digits is typed as one of the first century. */
function isNear(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= 2000 && year <= new Date().getFullYear() + 10;
}

function isCount(text: string, max: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;
}

function isWithCountry(text: string): boolean {
  return WITH_COUNTRY.test(text) && !/\(\s*0\s*\)/.test(text);
}

function openingProblem({ label }: FieldDefinition, text: string): string | undefined {
  const { begins = '', ends = '' } = openingTimes(text) ?? {};
  if (!begins || !ends) return admin.studio.hours.timeMissing(label);
  return begins < ends ? undefined : admin.studio.hours.closesFirst(label);
}

function missing({ kind }: FieldDefinition): string {
  if (kind === 'day') return words.missingDay;
  return kind === 'room' ? words.missingChoice : words.missing;
}

function partsProblem({ max, maxParts = Infinity }: FieldDefinition, parts: string[]): string | undefined {
  if (parts.length > maxParts) return words.tooMany(maxParts);
  const at = parts.findIndex((part) => part.length > max);
  const over = (parts[at]?.length ?? 0) - max;
  if (at < 0) return undefined;
  return parts.length === 1 ? words.tooLong(over) : words.partTooLong(at + 1, over);
}
