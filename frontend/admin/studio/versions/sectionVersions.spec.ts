import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { sectionVersions } from './sectionVersions.ts';

const changes = (name: string, before: Json, after: Json) => sectionVersions(name).changes(before, after);
const line = (text: string) => ({ text });
const arjun = { name: 'Arjun Bhatia', role: 'Kitchens', note: 'Measures twice.' };
const meera = { name: 'Meera Kohli', role: 'Founder' };

test('a changed field stands under the name of its entry and its label', () => {
  expect(changes('team', [arjun, meera], [{ ...arjun, role: 'Kitchens, storage' }, meera])).toEqual([
    { label: 'Arjun Bhatia: What they do', before: [line('Kitchens')], after: [line('Kitchens, storage')] },
  ]);
});

test('an entry that one side alone has is told whole', () => {
  const whole = [line('Name: Meera Kohli'), line('What they do: Founder')];
  expect(changes('team', [arjun], [arjun, meera])).toEqual([
    { label: 'Meera Kohli', before: [], after: whole },
  ]);
  expect(changes('team', [arjun, meera], [arjun])).toEqual([
    { label: 'Meera Kohli', before: whole, after: [] },
  ]);
});

test('another order is told as names, also beside a change', () => {
  const [label, before, after] = [
    'Team: the order',
    ['Arjun Bhatia', 'Meera Kohli'],
    ['Meera Kohli', 'Arjun Bhatia'],
  ];
  const order = { label, before: before.map(line), after: after.map(line) };
  expect(changes('team', [arjun, meera], [meera, arjun])).toEqual([order]);
  expect(changes('team', [arjun, meera], [{ ...meera, role: 'Principal' }, arjun])).toEqual([
    { label: 'Meera Kohli: What they do', before: [line('Founder')], after: [line('Principal')] },
    order,
  ]);
});

test('lists of single texts are compared line by line', () => {
  expect(changes('clients', ['Kadam Foods'], ['Kadam Foods', 'Panch Capital'])).toEqual([
    { label: 'Clients', before: [line('Kadam Foods')], after: [line('Kadam Foods'), line('Panch Capital')] },
  ]);
});

test('paragraphs and lists of a service are told as they stand on the page', () => {
  const text = {
    slug: 'interiors',
    title: 'Interiors',
    info: ['One.', 'Two.'],
    lists: [{ title: 'We do', items: ['Oak'] }],
  };
  const now = { ...text, info: ['One sentence.'], lists: [{ title: 'We do', items: ['Oak', 'Teak'] }] };
  expect(changes('service-texts', [text], [now])).toEqual([
    { label: 'Interiors: Text', before: [line('One.'), line('Two.')], after: [line('One sentence.')] },
    { label: 'Interiors: List 1: Its lines', before: [line('Oak')], after: [line('Oak'), line('Teak')] },
  ]);
});

test('a picture is told by itself, and a consent in a word', () => {
  const said = {
    quote: 'Warm.',
    name: 'Anita',
    detail: 'A flat',
    image: 'sector-108-residence',
    has_consent: true,
  };
  const [picture, consent] = changes(
    'testimonials',
    [said],
    [{ ...said, image: 'gone', has_consent: false }],
  );
  expect(picture).toEqual({
    label: 'The words of Anita: Picture that stands beside it',
    before: [
      { text: expect.stringMatching(/^Living room/), picture: expect.stringMatching(/sector-108.*webp$/) },
    ],
    after: [{ text: '', picture: '' }],
  });
  expect(consent).toMatchObject({ before: [line('Yes')], after: [line('No')] });
});

test('hours, days and phones read as on the screen', () => {
  const monday = { begins: '10:00', ends: '19:00' };
  const before = { days: { Monday: monday, Sunday: null }, holidays: [], text: 'Monday' };
  const holidays = [{ date: '2026-12-25', name: 'Christmas' }];
  expect(changes('hours', before, { ...before, days: { Monday: null, Sunday: null }, holidays })).toEqual([
    { label: 'Monday', before: [line('10:00 to 19:00')], after: [line('Closed')] },
    {
      label: 'Friday, 25 December 2026',
      before: [],
      after: [line(expect.stringMatching(/^Day: Friday/)), line('Name: Christmas')],
    },
  ]);
  const phone = { label: '+91 98100 12345', href: 'tel:+919810012345' };
  expect(changes('contact', { phones: [] }, { phones: [phone] })).toEqual([
    { label: 'Phones', before: [], after: [line('+91 98100 12345')] },
  ]);
});

test('the same words have no changes, in whatever order their members are stored', () => {
  expect(changes('team', [{ role: 'Founder', name: 'Meera Kohli' }], [meera])).toEqual([]);
  expect(changes('home', { hero: { title: ['One'] } }, { hero: { title: ['One'] } })).toEqual([]);
});

test('the way back leads to where the words are edited', () => {
  expect(sectionVersions('service-texts').editAddress('service-texts')).toBe('/studio#services');
  expect(sectionVersions('home-headings').titleOf(null)).toBe('Headings of the sections');
});
