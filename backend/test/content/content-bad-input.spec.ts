import { type SectionName, sectionNames } from 'content/schemas/sections';
import { attacks } from '../../../testing/attacks/blog-attacks.ts';
import { readSection } from '../../src/content/section-value.js';
import { type FieldMessages, ValidationError } from '../../src/errors/validation-error.js';
import { type Editor, fileWords, startAsEditor } from './content-words.ts';

const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const ADDRESS = /^(?:https:\/\/[a-z0-9.-]+(?:[/?#].*)?|\/(?!\/).*|mailto:[\w.+-]+@[a-z0-9.-]+|tel:\+?\d+)$/;

const UNSEEN_TEXTS = [
  '\ud800half',
  'nul\u0000',
  '\u202eturned',
  'line\r\nbreak',
  '\u0007',
  '"><svg/onload=alert(1)>',
];

type Place = (string | number)[];

describe('words that staff send', () => {
  let staff: Editor;
  beforeAll(async () => {
    staff = await startAsEditor();
  });
  afterAll(() => staff.stop());

  const holidays = [{ date: '2026-12-25', name: 'Christmas' }];
  const others = [{ name: 'The showroom', lines: ['Shop 4'], mapHref: 'https://example.com/map' }];
  const words = { ...fileWords, 'other-addresses': others, hours: { ...fileWords.hours, holidays } };
  const texts = sectionNames.flatMap((section) =>
    textsIn(words[section]).map((place) => ({
      section,
      value: words[section],
      place,
      where: `${section} ${place.join('.')}`,
    })),
  );

  it.each(texts)('with any attack in $where are stored harmless or refused with a sentence', (text) => {
    expect(attacksOn(text.where).flatMap((attack) => faultsOf(text, attack))).toEqual([]);
  });

  function faultsOf({ section, value, place }: (typeof texts)[number], attack: string): string[] {
    const answer = read(section, replaced(value, place, attack));
    if ('messages' in answer) {
      const sentence = answer.messages[place.join('.')] ?? answer.messages['value'] ?? '';
      return /^[A-Z].+\.$/.test(sentence) ? [] : [`${attack} is refused with ${sentence}`];
    }
    const stored = String(valueAt(answer.stored, place));
    const leadsAstray = /href$/i.test(String(place.at(-1))) && !ADDRESS.test(stored);
    return UNSEEN.test(stored) || leadsAstray ? [`${attack} is stored as ${stored}`] : [];
  }

  it.each(texts)('with more letters than $where can bear are refused there', ({ section, value, place }) => {
    const answer = read(section, replaced(value, place, 'a'.repeat(2_000)));
    const refused = 'messages' in answer ? Object.keys(answer.messages) : [];
    expect(refused).toContainEqual(expect.stringMatching(`^(${place.join('\\.')}|value)$`));
  });

  it('are stored as they are read, without what nobody sees', async () => {
    const sent = UNSEEN_TEXTS.map((text) => `A name ${text}`);
    const { status, body } = await staff.save('clients', sent);
    expect([status, body.data?.value]).toEqual([200, readSection('clients', sent)]);
  });

  it.each([
    ['team', [{ name: 'Ritu', role: 7 }], '0.role', /^This is not what belongs here/],
    ['team', [{ name: 'Ritu', role: 'Drawings', admin: true }], '0', /^This is not what belongs here/],
    ['team', Array(13).fill(fileWords.team[0]), 'value', 'At most 12 entries fit here.'],
    ['team', null, 'value', /^This is not what belongs here/],
    ['services', fileWords.services.toSpliced(0, 1), 'value', /four services/],
    ['services', fileWords.services.with(0, { slug: 'lofts', label: 'Lofts' }), 'value', /none can be added/],
    [
      'hours',
      withDays({ Saturday: { begins: '1000', ends: '10:00' } }),
      'days.Saturday.begins',
      /like 19:00/,
    ],
    [
      'hours',
      { ...fileWords.hours, holidays: [{ date: '2026-02-30', name: 'None' }] },
      'holidays.0.date',
      /like 2026/,
    ],
  ])(
    'of %s that do not fit are refused by the place where they do not (%#)',
    async (section, value, path, sentence) => {
      const { status, body } = await staff.save(section, value);
      expect(status).toBe(422);
      expect(body.messages).toEqual({ [path]: expect.stringMatching(sentence) });
    },
  );

  it('are not opened on every day that is closed', async () => {
    const closed = Object.fromEntries(Object.keys(fileWords.hours.days).map((day) => [day, null]));
    const { body } = await staff.save('hours', { ...fileWords.hours, days: closed });
    expect(body.messages).toEqual({ days: 'At least one day must be open.' });
  });

  it.each([
    'javascript:alert(1)',
    'http://example.com',
    'https://user:pass@example.com',
    '//evil.example',
    'https://evil.example\\@example.com',
    '/\\evil.example',
  ])('never lead to %s', async (href) => {
    const { status } = await staff.save('social', [{ label: 'Here', href }]);
    expect(status).toBe(422);
  });

  it('larger than any section are refused before they are read', async () => {
    const { status, body } = await staff.save('clients', ['a'.repeat(200_000)]);
    expect([status, body.message]).toEqual([413, 'What was sent is too large.']);
  });
});

function read(section: SectionName, value: unknown): { stored: unknown } | { messages: FieldMessages } {
  try {
    return { stored: readSection(section, value) };
  } catch (error) {
    if (error instanceof ValidationError) return { messages: error.messages };
    throw error;
  }
}

function withDays(days: object) {
  return { ...fileWords.hours, days: { ...fileWords.hours.days, ...days } };
}

/** The first of each kind of text; a list has further ones of the same schema. */
function textsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return [place];
  if (Array.isArray(value)) return textsIn(value[0], [...place, 0]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, [...place, key]));
}

function replaced(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)], rest, text));
  return { ...Object(value), [key]: replaced(Object(value)[key], rest, text) };
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((inner, key) => Object(inner)[key], value);
}

/** Each kind of text meets others of them, and all of them together meet all. */
function attacksOn(where: string): string[] {
  const schemes = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ];
  const start = where.length * 7;
  const some = Array.from({ length: 8 }, (_, at) => attacks[(start + at) % attacks.length] ?? '');
  return [...UNSEEN_TEXTS, ...schemes, ...some];
}
