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

test.each(['दहलीज़ की कहानी', 'A kitchen for ₹ 4 lakh', 'Oak at 21°', 'Home 🏠', '§ 12', '5 ‰'])(
  'letters of another script and signs are left to the backend: %s',
  (title) => expect(suggestSlug(title)).toBe(''),
);

test('a title of signs alone suggests nothing', () => {
  expect(suggestSlug('?! —')).toBe('');
});
