import { expect, test } from 'vitest';
import { accountOf } from './accountOf.ts';

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

test('the account is the subject of the token, whichever letters its base64 has', () => {
  expect(accountOf(tokenOf({ sub: '5f0c', note: 'ÿþ?>~~' }))).toBe('5f0c');
});

test('what is no token is of nobody', () => {
  const none = [undefined, '', 'abc', 'a.b.c', tokenOf({}), tokenOf({ sub: '' })].map(accountOf);
  expect(new Set(none)).toEqual(new Set([undefined]));
});
