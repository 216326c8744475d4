import { expect, test } from 'vitest';
import { type ProjectDraft, emptyProject } from '../draft/projectDraft.ts';
import { checkProject, linksOfProject } from './checkProject.ts';

const picture = (alt: string, decorative = false) => ({
  key: alt || 'none',
  src: 'uploads/a-1600x900.webp',
  alt,
  decorative,
  focus: { x: 50, y: 50 },
  caption: '',
});
const draft: ProjectDraft = {
  ...emptyProject,
  title: 'The Verandah Flat',
  place: 'Noida',
  summary: 'A flat that begins outside.',
  slug: 'the-verandah-flat',
  pictures: [picture('A verandah with two chairs')],
};
const check = (change: Partial<ProjectDraft>, libraryAltTexts: Record<string, string> = {}) =>
  checkProject({
    draft: { ...draft, ...change },
    messages: {},
    libraryAltTexts,
    cardBytes: undefined,
  }).findings.map(
    ({ isStop, key, place }) => `${isStop ? 'stops' : 'look'} ${key} ${'field' in place ? place.field : ''}`,
  );

test('a project that has everything is fine', () => expect(check({})).toEqual([]));

test.each([
  [{ title: '' }, ['stops title title', 'look meta title meta_title']],
  [{ place: ' ' }, ['stops place place']],
  [{ place: 'Residential tower, Sector 108, Noida' }, ['look meta title meta_title']],
  [{ lead: 'x'.repeat(161) }, ['look meta description meta_description']],
  [{ pictures: [] }, ['stops no card pictures']],
  [{ pictures: [picture('A hall'), picture('')] }, ['stops picture 1 pictures.1.alt']],
  [{ pictures: [picture('A hall'), picture('', true)] }, []],
  [{ summary: 'x'.repeat(421), meta_description: 'Short.' }, ['look summary summary']],
  [
    { pairs: [{ row: '0', before: picture(''), before_label: '', after: null, after_label: '' }] },
    ['stops pair 0 pairs.0.before.alt'],
  ],
  [{ plan: { src: 'uploads/b-800x800.webp', alt: '', caption: '', changes: '' } }, ['stops plan plan.alt']],
  [
    { materials: [{ row: '0', name: '', where: 'Kitchen', colour: '#c39a63', chip: null }] },
    ['stops material 0 materials.0.name'],
  ],
  [{ credits: [{ row: '0', role: 'Joinery', name: ' ' }] }, ['stops credit 0 credits.0.name']],
])('what is wrong leads to its field: %#', (change, found) => expect(check(change)).toEqual(found));

test('words that the library keeps with a picture stand for those it lacks, but not on the plan', () => {
  const altTexts = { 'uploads/a-1600x900.webp': 'A hall' };
  const blank = {
    pictures: [picture('')],
    pairs: [{ row: '0', before: picture(''), before_label: '', after: null, after_label: '' }],
    plan: { src: 'uploads/a-1600x900.webp', alt: '', caption: '', changes: '' },
  };
  expect(check(blank, altTexts)).toEqual(['stops plan plan.alt']);
});

test('addresses in the story are links of it, without the sign that ends a sentence', () => {
  const passages: ProjectDraft['passages'] = [
    {
      row: '0',
      title: 'Lime',
      text: 'See https://other.example/lime. (And http://third.example/a?b=1)',
      layout: 'text-left',
      pictures: [],
    },
  ];
  expect(linksOfProject({ ...draft, passages })).toEqual([
    { address: 'https://other.example/lime', place: { field: 'passages.0.text' } },
    { address: 'http://third.example/a?b=1', place: { field: 'passages.0.text' } },
  ]);
});
