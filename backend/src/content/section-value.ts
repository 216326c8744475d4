import { type SectionName, type SectionValues, sectionsSchema } from 'content/schemas/sections';
import { type FieldMessages, ValidationError } from '../errors/validation-error.js';

export type SectionValue = SectionValues[SectionName];

/** Also what the schema says nothing about, such as a number where words belong. */
const WRONG = 'This is not what belongs here. Please reload the page and write it once more.';

/** @returns the value with its words cleaned @throws 422 with a sentence for each path */
export function readSection(name: SectionName, value: unknown): SectionValue {
  const { data, error } = sectionsSchema.shape[name].safeParse(value, { error: () => WRONG });
  if (data) return data;
  const messages: FieldMessages = {};
  for (const { path, message } of error?.issues ?? []) messages[path.join('.') || 'value'] ??= message;
  throw new ValidationError(messages);
}
