import contact from 'content/contact.json' with { type: 'json' };
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { z } from 'zod';
import { studio } from '../../studio/studio.js';
import { singleLine } from '../../requests/clean-text.schema.js';

/** Two numbers and a note. */
const MAX_LENGTH = 120;
const MISSING = contact.errors.phone;
const TOO_LONG = `Please keep the number to ${MAX_LENGTH} characters.`;

const INVISIBLE_MARKS = /\p{Cf}/gu;
const DIGIT = /\p{Nd}/u;
const EDGE_OF_WORD = /(?<=\p{L})(?=[+\d])|(?<=\d)(?=\p{L})/gu;
/** Zeros, or what America dials, in place of the plus. */
const DIALLED_ABROAD = /[+0]*(?:(?<=0)11)?[ -]*(?=[1-9])/;
/** Shorter ones may be dates or amounts. */
const MIN_DIGITS = 10;

/** In India they begin so. */
const MOBILE_AND_ONE_DIGIT = /^[6-9]\d{10}$/;

export interface PhoneNumber {
  typed: string;
  /** As dialled from anywhere, such as +919876543210. */
  e164: string;
}

/** The first that can be rung: of the studio's country when it names none, of any country that it does name. */
export const phoneNumber = singleLine(MAX_LENGTH, MISSING, TOO_LONG).transform(
  (text, context): PhoneNumber => {
    const typed = text.replace(INVISIBLE_MARKS, '').replace(/\p{Nd}/gu, inLatin);
    const e164 = firstIn(typed) ?? withoutPlus(typed) ?? ofUnknownSeries(typed);
    if (e164) return { typed, e164 };
    context.addIssue(MISSING);
    return z.NEVER;
  },
);

const defaultCountry = studio.locale.phoneCountry;

function numbersIn(text: string) {
  const words = text.replace(EDGE_OF_WORD, ' ');
  return findPhoneNumbersInText(words, { defaultCountry }).map(({ number }) => number);
}

function firstIn(text: string): string | undefined {
  return numbersIn(text)[0]?.number;
}

/** With the code of its country all the same. A local number with a digit too many may look like one of another country. */
function withoutPlus(text: string): string | undefined {
  if (MOBILE_AND_ONE_DIGIT.test(text.trim())) return undefined;
  return numbersIn(text.replace(DIALLED_ABROAD, '+')).find(
    (number) => number.country === defaultCountry || number.getType()?.endsWith('MOBILE'),
  )?.number;
}

/** Of lengths that exist, though the numbering plans do not name it yet. */
function ofUnknownSeries(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  return number?.isValid() && number.nationalNumber.length >= MIN_DIGITS ? number.number : undefined;
}

/** Every script has its ten digits one after the other. */
function inLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
