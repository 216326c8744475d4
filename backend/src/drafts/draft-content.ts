import { z } from 'zod';
import { ValidationError } from '../errors/validation-error.js';
import { studio } from '../studio/studio.js';

const MAX_LETTERS = studio.limits.maxTextMegabytes * 1024 * 1024;
/** A project's passages hold lists of pictures; nothing lies deeper. */
const MAX_DEPTH = 5;
const MAX_ENTRIES = 200;

/** Postgres takes neither NUL nor half of a surrogate pair. */
const text = z
  .string()
  .max(MAX_LETTERS)
  .transform((typed) => typed.replaceAll(/[\0\p{Cs}]/gu, ''));
const plain = z.union([text, z.number(), z.boolean(), z.null()]);
const TOO_LONG = `A draft may be at most ${2 * studio.limits.maxTextMegabytes} MB. Please shorten it, or insert its pictures as files.`;
const field = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

/** As typed: also what a save would refuse is kept. */
const postContent = z.record(field, plain).refine(hasFewFields);
const projectContent = z.record(field, nested(MAX_DEPTH)).refine(hasFewFields);
const schemas = { blog: postContent, project: projectContent };

export type DraftNoun = keyof typeof schemas;
export type DraftContent = Record<string, unknown>;

export function draftContent(kind: DraftNoun, sent: unknown): DraftContent {
  const { success, data } = schemas[kind].safeParse(sent);
  if (!success) throw new ValidationError({ content: 'What was typed could not be read as a draft.' });
  if (JSON.stringify(data).length > 2 * MAX_LETTERS) throw new ValidationError({ content: TOO_LONG });
  return data;
}

function nested(depth: number): z.ZodType {
  if (depth === 0) return plain;
  const entry = nested(depth - 1);
  return z.union([plain, z.array(entry).max(MAX_ENTRIES), z.record(field, entry).refine(hasFewFields)]);
}

function hasFewFields(fields: object): boolean {
  return Object.keys(fields).length <= MAX_ENTRIES;
}
