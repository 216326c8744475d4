import { expect, test } from 'vitest';
import { suggestSlug } from './suggestSlug.ts';

test('a title becomes small letters and single hyphens', () => {
  expect(suggestSlug('  The Counter: is – too low?! ')).toBe('the-counter-is-too-low');
});

test('accents and apostrophes vanish inside a word', () => {
  expect(suggestSlug('Café owner’s dîner')).toBe('cafe-owners-diner');
});

test('a long title is cut at a word', () => {
  expect(suggestSlug(`${'a'.repeat(60)} ${'b'.repeat(60)}`)).toBe('a'.repeat(60));
});

test('another script is left to the backend', () => {
  expect(suggestSlug('दहलीज़ की कहानी')).toBe('');
});

test('a title of signs alone suggests nothing', () => {
  expect(suggestSlug('?! —')).toBe('');
});
