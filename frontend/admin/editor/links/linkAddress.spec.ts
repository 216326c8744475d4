import { expect, onTestFinished, test, vi } from 'vitest';
import { linkAddress } from './linkAddress.ts';

const ORIGIN = 'https://studio.example';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['http://example.com', 'http://example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+911200000000', 'tel:+911200000000'],
])('%s is kept', (typed, kept) => {
  expect(linkAddress(typed, ORIGIN)).toBe(kept);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'sms:1',
  'our services',
  '',
])('%j becomes blank', (typed) => {
  expect(linkAddress(typed, ORIGIN)).toBe('');
});

test.each([
  ['/contact-us?a=1#form', '/contact-us?a=1#form'],
  ['https://studio.example', '/'],
  ['https://STUDIO.example/contact-us', '/contact-us'],
  ['services?category=consultancy', '/services?category=consultancy'],
  ['#costs', '/#costs'],
  ['example.com/guide', 'https://example.com/guide'],
  ['example.com:8080/guide', 'https://example.com:8080/guide'],
  ['//example.com/guide', 'https://example.com/guide'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['98100 12345', 'tel:9810012345'],
  [' +91 (98100)-12.345', 'tel:+919810012345'],
  ['123456', '/123456'],
])('%s is completed', (typed, completed) => {
  expect(linkAddress(typed, ORIGIN)).toBe(completed);
});

test('a path is completed in a browser that cannot be asked whether it is one', () => {
  const missing = vi.spyOn(URL, 'canParse').mockImplementation(notThere);
  onTestFinished(() => missing.mockRestore());
  expect(linkAddress('about-us', ORIGIN)).toBe('/about-us');
  expect(linkAddress(`${ORIGIN}/about-us`, ORIGIN)).toBe('/about-us');
});

function notThere(): never {
  throw new TypeError('URL.canParse is not a function');
}
