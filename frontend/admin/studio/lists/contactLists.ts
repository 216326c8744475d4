import { admin } from '../../../content/admin/admin.ts';
import { sectionLimits } from '../../../content/schemas/section-limits.ts';
import { workingHoursInWords } from '../../../content/hours/workingHoursInWords.ts';
import { fieldKind } from '../rows/fieldKinds.ts';
import { type Json, readAt } from '../json.ts';
import type { FieldDefinition, ListDefinition } from '../rows/ListDefinition.ts';
import { textAt } from './textAt.ts';

const { phones, email, whatsapp, address, postal, social, holidays } = admin.studio.lists;
const max = sectionLimits;
const contact = { section: 'contact', identity: '', isSingle: true } as const;
const { contact: maxContact, postalAddress: maxPostal } = max;

const phoneList: ListDefinition = {
  id: 'phones',
  section: 'contact',
  path: 'phones',
  identity: 'href',
  title: phones.title,
  add: phones.add,
  fields: [{ name: '', label: phones.number, hint: phones.hint, kind: 'phone', max: maxContact.phone }],
  words: (item) => ({ title: textAt(item, 'label') }),
};

const emailRow: ListDefinition = {
  ...contact,
  id: 'email',
  path: 'email',
  title: email.title,
  fields: [{ name: '', label: email.label, kind: 'mail', max: maxContact.email }],
  words: (item) => ({ title: textAt(item, 'label'), note: email.label }),
};

const whatsappRow: ListDefinition = {
  ...contact,
  id: 'whatsapp',
  path: 'whatsapp',
  fields: [
    { name: '', label: whatsapp.label, hint: whatsapp.hint, kind: 'whatsapp', max: maxContact.whatsapp },
  ],
  words: (item) => ({ title: fieldKind('whatsapp').toText(item), note: whatsapp.label }),
};

const addressLines: FieldDefinition = {
  name: 'lines',
  label: address.lines,
  hint: address.linesHint,
  kind: 'lines',
  max: maxContact.line,
  maxParts: maxContact.lines,
};
const mapField: FieldDefinition = {
  name: 'mapHref',
  label: address.map,
  hint: social.hint,
  kind: 'line',
  max: max.link,
};
const linesInOne = (item: Json) => fieldKind('lines').toText(readAt(item, 'lines')).replaceAll('\n', ', ');

const addressRow: ListDefinition = {
  ...contact,
  id: 'address',
  path: 'address',
  title: address.title,
  fields: [
    addressLines,
    mapField,
    {
      name: 'coordinates',
      label: address.coordinates,
      hint: address.coordinatesHint,
      kind: 'coordinates',
      max: maxContact.coordinates,
      isOptional: true,
    },
    { name: 'mapLine', label: address.mapLine, kind: 'line', max: maxContact.mapLine, isOptional: true },
  ],
  words: (item) => ({ title: linesInOne(item), note: address.name }),
};

const addressList: ListDefinition = {
  id: 'other-addresses',
  section: 'other-addresses',
  path: '',
  identity: 'name',
  add: address.add,
  fields: [
    {
      name: 'name',
      label: address.whose,
      hint: address.whoseHint,
      kind: 'line',
      max: max.otherAddresses.name,
    },
    addressLines,
    mapField,
  ],
  words: (item) => ({ title: linesInOne(item), note: textAt(item, 'name') }),
};

const postalFields: FieldDefinition[] = [
  { name: 'street', label: postal.street, kind: 'line', max: maxPostal.street },
  { name: 'locality', label: postal.locality, kind: 'line', max: maxPostal.locality },
  { name: 'region', label: postal.region, kind: 'line', max: maxPostal.region },
  { name: 'code', label: postal.code, kind: 'line', max: maxPostal.code },
  { name: 'country', label: postal.country, kind: 'line', max: 2 },
];

const postalRow: ListDefinition = {
  id: 'postal-address',
  section: 'postal-address',
  path: '',
  identity: '',
  isSingle: true,
  fields: postalFields,
  words: (item) => ({
    title: postalFields.map(({ name }) => textAt(item, name)).join(', '),
    note: postal.name,
  }),
};

const hours = { section: 'hours', identity: '', isSingle: true } as const;

function weekInWords(week: Json): string {
  const { days, closed } = admin.studio.hours;
  const timesOf = (day: string) =>
    fieldKind('opening').toText(readAt(week, day)).replace('-', ` ${admin.studio.hours.to} `);
  return Object.entries(days)
    .map(([day, label]) => `${label} ${timesOf(day) || closed.toLowerCase()}`)
    .join(', ');
}

/** Its fields always stand open. */
export const weekList: ListDefinition = {
  ...hours,
  id: 'week',
  path: 'days',
  title: admin.studio.hours.title,
  fields: Object.entries(admin.studio.hours.days).map(([name, label]) => ({
    name,
    label,
    kind: 'opening',
    max: '10:00-19:00'.length,
    isOptional: true,
  })),
  words: (item) => ({ title: weekInWords(item) }),
};

export const hoursInWords: ListDefinition = {
  ...hours,
  id: 'hours-in-words',
  path: 'text',
  fields: [{ name: '', ...admin.studio.hours.inWords, kind: 'line', max: max.hours.text }],
  words: (item) => ({ title: textAt(item, ''), note: admin.studio.hours.inWords.label }),
};

const callWithin: ListDefinition = {
  ...hours,
  id: 'call-within',
  path: 'callWithinHours',
  fields: [
    {
      name: '',
      label: admin.studio.hours.callWithin.label,
      hint: admin.studio.hours.callWithin.hint,
      kind: 'count',
      max: max.hours.promise,
    },
  ],
  words: (item) => ({ title: admin.studio.hours.callWithin.words(workingHoursInWords(Number(item))) }),
};

const socialList: ListDefinition = {
  id: 'social',
  section: 'social',
  path: '',
  identity: 'label',
  add: social.add,
  fields: [
    { name: 'label', label: social.label, kind: 'line', max: max.social.label },
    { name: 'href', label: social.href, hint: social.hint, kind: 'line', max: max.link },
  ],
  words: (item) => ({ title: textAt(item, 'label'), note: textAt(item, 'href').replace(/^https:\/\//, '') }),
};

const holidayList: ListDefinition = {
  id: 'holidays',
  section: 'hours',
  path: 'holidays',
  identity: 'date',
  sortedBy: 'date',
  title: holidays.title,
  add: holidays.add,
  fields: [
    { name: 'date', label: holidays.date, kind: 'day', max: 10 },
    { name: 'name', label: holidays.name, kind: 'line', max: max.hours.holiday },
  ],
  words: (item) => ({ title: admin.studio.dayInWords(textAt(item, 'date')), note: textAt(item, 'name') }),
};

export const contactLists = {
  where: [phoneList, emailRow, whatsappRow, addressRow, addressList, postalRow],
  hours: [callWithin, hoursInWords, holidayList],
  social: [socialList],
} as const satisfies Record<string, readonly ListDefinition[]>;
