import { expect, test } from 'vitest';
import { wordpressImport } from './import.ts';

test('one blog that was brought in is told as one', () => {
  const [[, added]] = wordpressImport.counts;
  expect([added(1), added(2)]).toEqual(['1 blog as it was', '2 blogs as they were']);
});
