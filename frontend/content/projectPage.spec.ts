import { expect, test } from 'vitest';
import { formatSize } from './projectFacts.ts';
import { countedInWords, formatLakh, projectPage } from './projectPage.ts';

test('a cost is a range, or one figure when both ends are the same', () => {
  expect(formatLakh(36, 42)).toBe('₹36 to 42 lakh');
  expect(formatLakh(9.5, 9.5)).toBe('₹9.5 lakh');
});

test.each([
  [1, 'One material, used throughout'],
  [5, 'Five materials, used throughout'],
  [40, '40 materials, used throughout'],
])('%i materials are counted in words while they are few', (n, sentence) => {
  expect(countedInWords(projectPage.materials, n)).toBe(sentence);
});

test('a size has its thousands apart', () => {
  expect(formatSize(2350)).toBe('2,350 sq ft');
});
