import { expect, test } from 'vitest';
import { inChat, inMailAddress, letterOf } from './letterOf.ts';

const visitor = { name: 'R. Malhotra', phone: '+91 98000 00000', message: 'Three bedrooms,\n$& one cat.' };

test('the letter has the visitor’s own words', () => {
  expect(letterOf({ ...visitor, about: 'Pale $1 Ash' }, inChat)).toBe(
    'An enquiry from R. Malhotra, +91 98000 00000: Three bedrooms,\n$& one cat.\nAbout: Pale $1 Ash',
  );
});

test.each([
  ['plain letters', 'x'.repeat(5000)],
  ['letters beyond 16 bits', '🏠'.repeat(2500)],
  ['letters beyond 16 bits, the other way round', `x${'🏠'.repeat(2500)}`],
])('a long message of %s is cut to 1,500 letters and can be put in an address', (_, message) => {
  const letter = letterOf({ ...visitor, message, about: 'Pale Ash' }, inChat);
  expect(letter.length).toBeLessThanOrEqual(1500);
  expect(letter.length).toBeGreaterThan(1497);
  expect(letter).toMatch(/…\nAbout: Pale Ash$/);
  expect(decodeURIComponent(encodeURIComponent(letter))).toBe(letter);
});

test.each([
  ['Latin letters', 'x'.repeat(5000)],
  ['Hindi', 'हमारा घर '.repeat(500)],
])('a letter of %s is short enough for an address that opens a mail program', (_, message) => {
  const letter = letterOf({ ...visitor, message, about: 'Pale Ash' }, inMailAddress);
  expect(encodeURIComponent(letter).length).toBeLessThanOrEqual(1900);
  expect(encodeURIComponent(letter).length).toBeGreaterThan(1880);
  expect(letter).toMatch(/…\nAbout: Pale Ash$/);
});
