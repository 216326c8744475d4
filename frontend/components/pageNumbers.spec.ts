import { expect, test } from 'vitest';
import { pageFrom, pageNumbers } from './pageNumbers.ts';

test.each([
  ['3', 3],
  [null, 1],
  ['', 1],
  ['two', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e99', 1],
])('an address with page %j asks for page %i', (text, page) => {
  expect(pageFrom(text)).toBe(page);
});

test.each([
  [1, 1, '1'],
  [3, 5, '1 2 3 4 5'],
  [1, 12, '1 2 gap 12'],
  [3, 6, '1 2 3 4 gap 6'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [6, 6, '1 gap 5 6'],
  [99, 12, '1 gap 12'],
])('on page %i of %i it shows %s', (page, pages, shown) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(shown);
});
