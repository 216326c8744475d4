import { expect, test } from 'vitest';
import { hiddenPictures, shownPictures } from './shownPictures.ts';

const picture = (key: string) => ({
  key,
  src: '',
  alt: `Alt ${key}`,
  caption: '',
  decorative: false,
  focus: { x: 50, y: 50 },
});
const project = { slug: 'ash-house', title: 'Pale Ash', pictures: [picture('09'), picture('02')] };
const kept = (anchor: string, key: string) => ({ project: anchor, picture: key, note: '' });

test('a kept picture has its place and address in the project as it is now', () => {
  const [shown] = shownPictures([kept('pale-ash', '02')], new Map([['pale-ash', project]]));
  expect(shown).toMatchObject({ slug: 'ash-house', title: 'Pale Ash', number: 2, shown: { alt: 'Alt 02' } });
});

test('what staff took away is hidden, what has not been read yet is not', () => {
  const list = [
    kept('pale-ash', '02'),
    kept('pale-ash', '77'),
    kept('withdrawn', '01'),
    kept('unread', '01'),
  ];
  const projects = new Map([
    ['pale-ash', project],
    ['withdrawn', undefined],
  ]);
  expect(hiddenPictures(list, projects)).toEqual([kept('pale-ash', '77'), kept('withdrawn', '01')]);
  expect(shownPictures(list, projects)).toHaveLength(1);
});
