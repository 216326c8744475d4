import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import site from '../frontend/content/site.json' with { type: 'json' };
import { studio } from '../backend/src/studio/studio.ts';
import { root } from './embedded/root.ts';

const { colours, consent, limits, locale, mails, pageSizes, pictures, retention, workingHours } = studio;
const offset = new Intl.DateTimeFormat('en', { timeZone: locale.timeZone, timeZoneName: 'longOffset' })
  .formatToParts()
  .find(({ type }) => type === 'timeZoneName')
  ?.value.slice('GMT'.length);
const hoursAhead = Number(offset?.slice(0, 3)) + Number(offset?.slice(4)) / 60;
const clocks = Object.values(workingHours.days).flatMap((day) => (day ? [day.begins, day.ends] : []));
const openDays = Object.entries(workingHours.days).flatMap(([day, times]) => (times ? [day] : []));
const minutes = limits.sessionMinutes;
const megabytes = limits.maxPictureMegabytes;

/** Each fact as it would be written a second time, and where it may be. */
const facts: [name: string, spellings: (string | RegExp)[], allowed: string[]][] = [
  ['the time zone', [locale.timeZone], []],
  [
    'the name of the studio',
    [new RegExp(site.brand.short, 'i')],
    ['frontend/content/legal.json', 'frontend/content/site.json'],
  ],
  // An example of how a moment is written.
  ['the offset from UTC', [offset ?? '', `${hoursAhead} * `], ['kubernetes/recovery/database.yaml']],
  ["the time zone's name", [locale.timeZoneName], []],
  ['the language', [locale.language, 'en-GB'], ['nginx/templates/problem-pages.conf']],
  // The country in the studio's postal address.
  [
    'the phone country',
    [new RegExp(`['"]${locale.phoneCountry}['"]`)],
    ['frontend/content/postal-address.json'],
  ],
  ['the length of a session', [new RegExp(`\\b${minutes} (minutes|\\* 60)\\b`)], []],
  [
    'the hours',
    [
      workingHours.text ?? '',
      `${openDays.at(0)} to ${openDays.at(-1)}`,
      new RegExp(`HOUR\\w* = (${clocks.map((clock) => Number.parseInt(clock)).join('|')})\\b`),
    ],
    [],
  ],
  [
    'the largest picture',
    [new RegExp(`\\b${megabytes} \\* (1024|MEGABYTE)`), new RegExp(`at most ${megabytes} MB`)],
    [],
  ],
  [
    'the files of an enquiry',
    [
      new RegExp(`\\b${limits.maxEnquiryFileMegabytes} \\* (1024|MEGABYTE)`),
      new RegExp(`${limits.maxEnquiryFiles} (files|pictures)\\b|files: ${limits.maxEnquiryFiles}\\b`),
    ],
    [],
  ],
  ['the largest text', [/at most \d+ MB/], []],
  [
    'the widths of pictures',
    [pictures.smallerWidths.join(', '), new RegExp(`WIDTH = ${pictures.maxWidth}\\b`)],
    [],
  ],
  [
    'the sizes of pages',
    [
      /(?<!MAX_)PAGE_SIZE = \d/,
      /DEFAULT_(LIMIT|PAGE_SIZE) = \d/,
      /[pP]ageQuery\(\d/,
      `limit=${pageSizes.posts}`,
    ],
    [],
  ],
  ['the words of the consent', [consent.current.text], []],
  ['the channels of the consent', [consent.current.channels.slice(0, 2).join(', ')], []],
  ['how long the bin keeps', [/(bin|here) for \d+ (days|months)/], []],
  // Of other things, which happen to last as long.
  [
    'how long data are kept',
    [...new Set(Object.values(retention))],
    [
      'backend/src/addresses/address-count.repository.ts',
      'backend/src/addresses/addresses.schema.ts',
      'backend/src/enquiry/enquiry.repository.ts',
      'backend/src/enquiry/spam/repeated-signals.ts',
      'backend/src/studio/retention.schema.ts',
      'frontend/content/admin/addresses.ts',
      'frontend/content/admin/modal.ts',
      'frontend/content/legal.json',
    ],
  ],
  [
    'the words of the acknowledgement',
    [mails.acknowledgement.subject, ...mails.acknowledgement.paragraphs.slice(1)],
    [],
  ],
  [
    'the colours',
    Object.values(colours),
    ['frontend/styles/tokens.css', 'nginx/templates/problem-pages.conf'],
  ],
];

const sources = globSync(
  [
    '{backend/src,frontend,nginx,kubernetes,scripts}/**/*.{ts,tsx,mjs,json,css,conf,yaml,sh}',
    'docker-compose*.yml',
    '.env.example',
  ],
  { cwd: root, exclude: ['**/{node_modules,dist,public,test,seed}/**', '**/*.spec.*'] },
).map((path) => ({ path: path.replaceAll('\\', '/'), content: readFileSync(join(root, path), 'utf8') }));

test('all parts of the product are searched', () => {
  const parts = [
    'backend/src/',
    'frontend/admin/',
    'nginx/templates/',
    'kubernetes/base/',
    'scripts/embedded/',
  ];
  expect(parts.filter((part) => !sources.some(({ path }) => path.startsWith(part)))).toEqual([]);
});

test.each(facts)('nothing but studio/ holds %s', (_name, spellings, allowed) => {
  const has = (content: string) =>
    spellings.some((spelling) =>
      typeof spelling === 'string' ? content.includes(spelling) : spelling.test(content),
    );
  const places = sources.filter(({ content }) => has(content)).map(({ path }) => path);
  expect(places.toSorted()).toEqual(allowed);
});
