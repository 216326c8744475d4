import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { studio } from '../../studio/studio.js';
import { singleLine } from '../../requests/clean-text.schema.js';

const INVISIBLE_MARKS = /\p{Cf}/gu;
const DEVANAGARI_ZERO = 0x0966;
const MISSING = 'Please enter a mobile number we can ring.';

export interface PhoneNumber {
  typed: string;
  /** As dialled from anywhere, such as +919876543210. */
  e164: string;
}

/** A number that can be rung: of the studio's country when it names none, of any country that it does name. */
export const phoneNumber = singleLine(40, MISSING, MISSING).transform((text, context): PhoneNumber => {
  const typed = text.replace(INVISIBLE_MARKS, '').replace(/[०-९]/g, inLatin);
  const number = parsePhoneNumberFromString(typed, {
    defaultCountry: studio.locale.phoneCountry,
    extract: false,
  });
  if (number?.isValid()) return { typed, e164: number.number };
  context.addIssue(MISSING);
  return z.NEVER;
});

function inLatin(digit: string): string {
  return String(digit.charCodeAt(0) - DEVANAGARI_ZERO);
}
