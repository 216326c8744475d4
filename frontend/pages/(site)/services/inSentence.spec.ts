import { expect, test } from 'vitest';
import { inSentence } from './inSentence.ts';

test.each([
  ['Turnkey Solution', 'turnkey solution'],
  ['Office Fit-Outs', 'office fit-outs'],
  ['3D Views & BIM', '3D views & BIM'],
  ['Décor by McKay', 'décor by McKay'],
])('the name %s reads in a sentence as %s', (label, read) => {
  expect(inSentence(label)).toBe(read);
});
