import { expect, test } from 'vitest';
import { shownPicture } from '../test/shownPicture.ts';
import type { ShownPicture } from './shownPictures.ts';
import { whatsappText } from './whatsappText.ts';

const origin = 'https://studio.example';
const shown = (number: number, note: string, project = 'pale-ash'): ShownPicture => ({
  ...shownPicture,
  project,
  picture: `0${number}`,
  note,
  slug: project,
  title: 'Pale $& Ash',
  number,
});

test('the text names the pictures with their notes and ends with the link that shows them', () => {
  expect(whatsappText([shown(4, 'The $1 arch.'), shown(5, '')], origin)).toBe(
    `Pictures I liked at Dehleez Interiors:
Pale $& Ash, picture 4: The $1 arch.
Pale $& Ash, picture 5
https://studio.example/shortlist?by=anchor&p=pale-ash.04,pale-ash.05`,
  );
});

test.each([
  ['notes', 'pale-ash', 'n'.repeat(200)],
  ['slugs', 's'.repeat(180), 'Yes.'],
])('with the longest %s it has at most 1,500 letters and a whole link', (_, slug, note) => {
  const twelve = Array.from({ length: 12 }, (_picture, index) => shown(index + 1, note, slug));
  const text = whatsappText(twelve, origin);
  expect(text.length).toBeLessThanOrEqual(1500);
  expect(text).toMatch(/\nhttps:\/\/studio\.example\/shortlist\?by=anchor&p=([\w-]+\.\d+,)*[\w-]+\.\d+$/);
});
