import { z } from 'zod';

const CONTROL_CHARACTER = /\p{Cc}/u;
/** Of every system, of Word's Shift+Enter and of page breaks. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL_CHARACTER_BUT_LINE_BREAK = /(?!\n)\p{Cc}/gu;
/** Marks that turn the direction of what follows: of our words, too. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}]/u;

/** Fit for a mail header, and for Postgres, which refuses NUL. Pasted line breaks and tabs become spaces. */
export function singleLine(maxLength: number, missing: string, tooLong: string) {
  return z
    .string(missing)
    .overwrite((text) => text.replace(TURNING, '').replace(/\s+/g, ' ').trim())
    .min(1, missing)
    .max(maxLength, tooLong)
    .refine((text) => VISIBLE.test(text) && !CONTROL_CHARACTER.test(text), missing);
}

export function manyLines(maxLength: number, missing: string, tooLong: string) {
  return z
    .string(missing)
    .overwrite((text) =>
      text
        .replace(TURNING, '')
        .replace(LINE_BREAK, '\n')
        .replaceAll('\t', ' ')
        .replace(CONTROL_CHARACTER_BUT_LINE_BREAK, '')
        .trim(),
    )
    .min(1, missing)
    .max(maxLength, tooLong);
}
