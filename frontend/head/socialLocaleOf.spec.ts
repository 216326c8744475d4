import { expect, test } from 'vitest';
import { socialLocaleOf } from './socialLocaleOf.ts';

test.each([
  ['en-IN', 'en_IN'],
  ['de-AT', 'de_AT'],
  ['zh-Hant-TW', 'zh_TW'],
  ['fr', undefined],
])('to social networks the language %s is the locale %s', (language, locale) => {
  expect(socialLocaleOf(language)).toBe(locale);
});
