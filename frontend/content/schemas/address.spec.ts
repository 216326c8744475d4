import { expect, test } from 'vitest';
import { webAddress, whatsappAddress } from './address.ts';

test('a number that was stored before its form asked for the country is read', () => {
  expect(whatsappAddress.safeParse('https://wa.me/09810012345').success).toBe(true);
});

test.each([
  ['https://WWW.Instagram.com/x', 'https://www.instagram.com/x'],
  ["https://maps.google.com/?q=St'Mary", 'https://maps.google.com/?q=St%27Mary'],
  [
    'https://www.facebook.com/अनीता',
    'https://www.facebook.com/%E0%A4%85%E0%A4%A8%E0%A5%80%E0%A4%A4%E0%A4%BE',
  ],
  [' https://studio.example ', 'https://studio.example'],
  ['https://Studio.example/\u202ea', 'https://studio.example/a'],
])('the web address %s is kept as %s, and read again', (typed, kept) => {
  expect(webAddress.parse(typed)).toBe(kept);
  expect(webAddress.parse(kept)).toBe(kept);
});

test.each([
  'http://studio.example/',
  'https://',
  'https://a b.example/',
  'https://studio@evil.example/',
  'javascript:alert(1)//https://a.example',
  `https://a.example/${'घ'.repeat(300)}`,
])('%s is no web address', (typed) => {
  expect(webAddress.safeParse(typed).success).toBe(false);
});
