import { z } from 'zod';

const CONTROL_CHARACTER = /\p{Cc}/u;
const CONTROL_CHARACTER_BUT_LINE_BREAK = /(?!\n)\p{Cc}/u;

/**
 * Text without line breaks and other control characters: fit for a mail header and for Postgres, which refuses NUL.
 * Line breaks and tabs, which come with pasted text, become spaces.
 */
export function singleLine(longest: number, missing: string, tooLong: string) {
  return z
    .string(missing)
    .overwrite((text) => text.replace(/\s+/g, ' ').trim())
    .min(1, missing)
    .max(longest, tooLong)
    .refine((text) => !CONTROL_CHARACTER.test(text), missing);
}

export function manyLines(longest: number, missing: string, tooLong: string) {
  return z
    .string(missing)
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim())
    .min(1, missing)
    .max(longest, tooLong)
    .refine((text) => !CONTROL_CHARACTER_BUT_LINE_BREAK.test(text), missing);
}
