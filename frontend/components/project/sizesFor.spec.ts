import { expect, test } from 'vitest';
import { sizesFor } from './sizesFor.ts';

test.each([
  ['upright', '900x1600', '(min-width: 48em) 58vw, 112vw'],
  ['3:2', '2400x1600', '(min-width: 48em) 58vw, 112vw'],
  ['twice as wide', '2400x800', '(min-width: 48em) 116vw, 224vw'],
])('a picture that is %s is chosen for the width at which it is drawn', (_shape, size, sizes) => {
  const src = `uploads/${'a'.repeat(32)}-${size}.webp`;
  expect(sizesFor(src, '(min-width: 48em) 58vw, 112vw')).toBe(sizes);
});
