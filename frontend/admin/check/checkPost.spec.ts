import { expect, test } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { type PostToCheck, checkPost } from './checkPost.ts';

const TODAY = '2026-11-22';
const draft = {
  ...emptyDraft(TODAY),
  heading: 'What a flat costs',
  short_description: 'Three flats, three budgets.',
  alt: 'A kitchen with an oak table',
  slug: 'what-a-flat-costs',
  meta_title: 'What a flat costs | Studio',
  meta_description: 'Three flats of the same size, compared.',
};
const ready: PostToCheck = {
  draft,
  outline: { headings: [], links: [], pictures: [], words: 'Nothing but words.' },
  messages: {},
  hasPicture: true,
  libraryAlt: '',
  libraryAltTexts: {},
  desktopWidth: 1600,
  cardBytes: 184_000,
  isOnSite: false,
  today: TODAY,
};
const check = (change: Partial<PostToCheck['draft']>, post: Partial<PostToCheck> = {}) =>
  checkPost({ ...ready, ...post, draft: { ...draft, ...change } }).findings.map(
    ({ isStop, lead = '', text, place }) =>
      `${isStop ? 'stops' : 'look'} ${'field' in place ? place.field : place.part}: ${lead} ${text}`.replaceAll(
        /\s+/g,
        ' ',
      ),
  );

test('a post that has everything is fine, and is told so', () => {
  const { findings, fine } = checkPost(ready);
  expect(findings).toEqual([]);
  expect(fine).toEqual([
    'The card shows the whole title',
    'The headings are in order, and the title is the only heading 1',
    'The picture of the blog is described',
    'The desktop image is large enough',
    'The meta title fits into search',
    'The meta description fits into search',
    'The slug is short',
    'The date is of these days',
    'The share card weighs 184 kB, under 300 kB',
    'Nothing is left in square brackets',
  ]);
});

test('a picture that is decorative, or that the library describes, needs no words in the post', () => {
  expect(check({ alt: '', is_decorative: 'true' })).toEqual([]);
  expect(check({ alt: '' }, { libraryAlt: 'An oak table' })).toEqual([]);
});

test.each([
  [{ heading: ' ' }, 'stops heading: There is no title. The list, the card and the address need one.'],
  [{ alt: '' }, 'stops alt: The picture of the blog has no description. Say what it shows in the Alt Tag.'],
  [{ alt: 'DSC01234' }, 'stops alt: The Alt Tag is the name of a file. What does the picture show?'],
  [
    { heading: 'What a three-bedroom flat in Noida really costs to finish' },
    'look heading: The card cuts the title after 8 words: “What a three-bedroom flat in Noida really costs…”',
  ],
  [{ meta_title: 'x'.repeat(61) }, 'look meta_title: The meta title has 61 characters; search shows 60.'],
  [
    { meta_description: 'x'.repeat(171) },
    'look meta_description: The meta description has 171 characters; search shows 160.',
  ],
  [{ meta_title: '' }, 'look meta_title: There is no meta title; search shows the name of the studio.'],
  [
    { date_at: '2025-10-14' },
    'look date_at: The date is 14 October 2025, a year ago. The blog will stand under newer ones.',
  ],
  [
    { date_at: '2026-09-01' },
    'look date_at: The date is 1 September 2026, 2 months ago. The blog will stand under newer ones.',
  ],
  [{ date_at: '2026-11-23' }, 'look date_at: The date is 23 November 2026, which is still to come.'],
  [{ slug: 'x'.repeat(61) }, 'look slug: The slug has 61 characters; up to 60 are easy to read and to send.'],
  [
    { short_description: 'It costs [price] a foot.' },
    'look short_description: “[price]” is left in square brackets.',
  ],
])('what is wrong leads to its field: %j', (change, said) => {
  expect(check(change)).toEqual([said]);
});

test.each([
  ['2027-03-01T09:30', '2027-03-01', []],
  [
    '2027-03-01T09:30',
    TODAY,
    ['look date_at: The date is 22 November 2026, 3 months ago. The blog will stand under newer ones.'],
  ],
  ['2026-01-01T09:30', TODAY, []],
])('what goes live at %s is dated by that day, unless it is over: %s', (publish_at, date_at, findings) => {
  expect(check({ status: 'scheduled', publish_at, date_at })).toEqual(findings);
});

test('what was in order at first is not dated once it is on the site', () => {
  expect(check({ date_at: '2020-01-01' }, { isOnSite: true })).toEqual([]);
});

test('without a picture there is no card, and nothing is said of its description', () => {
  expect(check({ alt: '' }, { hasPicture: false, desktopWidth: undefined, cardBytes: undefined })).toEqual([
    'stops feature_image: There is no picture for the card. Choose a desktop or a mobile image.',
  ]);
});

test('a narrow desktop image and a heavy card are to look at', () => {
  expect(check({}, { desktopWidth: 1200, cardBytes: 412_300 })).toEqual([
    'look feature_image: The desktop image is 1200 px wide; at least 1600 px look sharp.',
    'look feature_image: The share card weighs 413 kB; some show none above 300 kB.',
  ]);
});

test('what a save was refused for stops until it is changed', () => {
  expect(check({}, { messages: { slug: 'Another blog has this slug.' } })).toEqual([
    'stops slug: The last save was refused: Another blog has this slug.',
  ]);
});
