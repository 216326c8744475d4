import { expect, test } from 'vitest';
import { countingAnswer, countingCookie } from './countingCookie.ts';

test.each(['yes', 'no'] as const)('the answer "%s" is remembered for six months', (answer) => {
  const cookie = countingCookie(answer, true);
  expect(cookie).toMatch(/; Max-Age=15552000; SameSite=Lax; Secure$/);
  expect(countingAnswer(`light=on; ${cookie.split(';')[0]}; other=1`)).toBe(answer);
});

test.each(['', 'counting=', 'counting=maybe', 'counting=yesterday', 'recounting=yes'])(
  '%j is no answer',
  (cookies) => {
    expect(countingAnswer(cookies)).toBeUndefined();
  },
);
