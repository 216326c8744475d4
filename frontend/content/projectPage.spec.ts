import { expect, test } from 'vitest';
import { homeSections } from './home-sections.ts';
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

test.each([
  [1, 'See the project'],
  [6, 'All six projects'],
  [7, 'All seven projects'],
])('of %i projects the home page says how many there are', (n, link) => {
  const { projects } = homeSections(undefined);
  expect(projects && countedInWords(projects.cta.label, n)).toBe(link);
});

test('a size has its thousands apart', () => {
  expect(formatSize(2350)).toBe('2,350 sq ft');
});
