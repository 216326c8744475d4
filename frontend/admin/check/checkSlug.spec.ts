import { expect, test } from 'vitest';
import { checkSlug } from './checkSlug.ts';

test.each([
  [true, {}, ['slug taken']],
  [false, {}, []],
  [true, { slug: 'This slug is already used by another blog.' }, []],
])('a slug that another one has (%s) stops the publishing, once', (isTaken, messages, keys) => {
  expect(checkSlug(isTaken, messages).findings.map(({ key }) => key)).toEqual(keys);
});
