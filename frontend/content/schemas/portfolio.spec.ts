import { expect, test } from 'vitest';
import portfolio from '../portfolio.json' with { type: 'json' };
import pictures from '../pictures.json' with { type: 'json' };

test.each(portfolio)('every key in $slug names one of its own pictures', ({ content }) => {
  const keys = content.pictures.map(({ key }) => key);
  const named = [
    content.cover,
    content.opening,
    ...content.passages.flatMap((passage) => passage.pictures),
    ...content.pairs.map(({ after }) => after),
    ...content.materials.map(({ chip }) => chip?.picture),
  ].filter((key) => key !== null && key !== undefined);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
});

test.each(portfolio)('every picture of $slug has been made', ({ content }) => {
  const sources = [...content.pictures, ...content.pairs.map(({ before }) => before)].flatMap(
    (picture) => picture?.src.replace(/\.jpg$/, '') ?? [],
  );
  expect(sources.filter((src) => !(src in pictures))).toEqual([]);
});

test('the six published projects have 11, 16, 17, 8, 10 and 9 pictures', () => {
  const shown = portfolio.filter(({ status }) => status === 'published');
  expect(shown.map(({ content }) => content.pictures.length)).toEqual([11, 16, 17, 8, 10, 9]);
});
