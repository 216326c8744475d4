import type { Json } from '../json.ts';
import { readAt, writeAt } from '../json.ts';

/** How a member of a section is typed: as a text, whatever it is on the wire. */
interface FieldKind {
  toText: (value: Json | undefined) => string;
  /** @param before what the member was: it keeps what is not typed. */
  toJson: (text: string, before: Json | undefined) => Json | undefined;
  /** More than one line. */
  isLong?: boolean;
  /** The texts of which each has its own limit. */
  parts?: (text: string) => string[];
}

export const YES = 'yes';

/** As the backend stores it: a save that is repeated must not look like another one. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const plain: FieldKind = {
  toText: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  toJson: (text) => inOneLine(text) || undefined,
};

const entriesOf = (text: string, divider: RegExp) => text.split(divider).map(inOneLine).filter(Boolean);
const paragraphsOf = (text: string) => entriesOf(text, /\n\s*\n/);
const linesOf = (text: string) => entriesOf(text, /\n/);
const textsOf = (value: Json | undefined) => (Array.isArray(value) ? value.map(plain.toText) : []);

const inSixDecimals = (text: string) => inOneLine(text).replaceAll(/(\.\d{6})\d+/g, '$1');

const digits = (text: string) => text.replaceAll(/\D/g, '');
const labelOf = (value: Json | undefined) => plain.toText(readAt(value, 'label'));

const link = (hrefOf: (label: string) => string): FieldKind => ({
  toText: labelOf,
  toJson: (text) => (text.trim() ? { label: inOneLine(text), href: hrefOf(inOneLine(text)) } : undefined),
});

export const fieldKinds = {
  line: plain,
  text: { ...plain, isLong: true },
  /** The name of a picture of the home page. */
  room: plain,
  day: plain,
  year: { ...plain, toJson: (text) => (/^\d{4}$/.test(text.trim()) ? Number(text) : undefined) },
  /** A whole number from 1 to the field's `max`. */
  count: { ...plain, toJson: (text) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined) },
  check: {
    toText: (value) => (value === true ? YES : ''),
    toJson: (text) => text === YES,
  },
  opening: {
    toText: (value) =>
      value ? `${plain.toText(readAt(value, 'begins'))}-${plain.toText(readAt(value, 'ends'))}` : '',
    toJson: openingTimes,
  },
  paragraphs: {
    toText: (value) => textsOf(value).join('\n\n'),
    toJson: paragraphsOf,
    isLong: true,
    parts: paragraphsOf,
  },
  lines: {
    toText: (value) => textsOf(value).join('\n'),
    toJson: linesOf,
    isLong: true,
    parts: linesOf,
  },
  phone: link((label) => `tel:+${digits(label)}`),
  mail: link((label) => `mailto:${label}`),
  /** Maps copy far more decimals than a place has; six are a hand's breadth. */
  coordinates: {
    ...plain,
    toJson: (text) => inSixDecimals(text) || undefined,
    parts: (text) => [inSixDecimals(text)],
  },
  /** Known by its address alone: its label is the name of the service. */
  whatsapp: {
    toText: (value) => plain.toText(readAt(value, 'href')).replace(/^https:\/\/wa\.me\//, '+'),
    toJson: (text, before) => writeAt(before, 'href', `https://wa.me/${digits(text)}`),
  },
} as const satisfies Record<string, FieldKind>;

/** @param text such as 10:00-19:00; '' on a day that is closed */
export function openingTimes(text: string): { begins: string; ends: string } | null {
  if (text === '') return null;
  const [begins = '', ends = ''] = text.split('-');
  return { begins, ends };
}

export type FieldKindName = keyof typeof fieldKinds;

export function fieldKind(name: FieldKindName): FieldKind {
  return fieldKinds[name];
}
