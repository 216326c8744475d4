import { expect, test } from 'vitest';
import { tokenOf } from '../test/tokenOf.ts';
import { accountOf } from './accountOf.ts';

test('the account is the subject of the token, whichever letters its base64 has', () => {
  expect(accountOf(tokenOf('5f0c', { note: 'ÿþ?>~~' }))).toBe('5f0c');
});

test('what is no token is of nobody', () => {
  const none = [undefined, '', 'abc', 'a.b.c', tokenOf(''), tokenOf('', { sub: undefined })].map(accountOf);
  expect(new Set(none)).toEqual(new Set([undefined]));
});
