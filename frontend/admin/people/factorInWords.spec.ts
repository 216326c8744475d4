import { expect, test } from 'vitest';
import { factorInWords } from './factorInWords.ts';

test.each([
  [{ app: false, passkeys: 0 }, undefined],
  [{ app: true, passkeys: 0 }, 'On, app'],
  [{ app: false, passkeys: 2 }, 'On, passkey'],
  [{ app: true, passkeys: 1 }, 'On, app and passkey'],
])('what somebody has besides the password, %o, reads %s', (factor, words) => {
  expect(factorInWords(factor)).toBe(words);
});
