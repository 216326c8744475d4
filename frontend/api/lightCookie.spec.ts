import { expect, test } from 'vitest';
import { lightChoice } from './lightCookie.ts';

test.each([
  ['light=on', 'on'],
  ['a=b; light=off; c=d', 'off'],
  ['highlight=on; light=once', undefined],
  // NGINX takes this for no blank, and would keep the light page for everybody.
  ['a=b;\u00a0light=on', undefined],
])('of the cookies "%s" the choice is %s', (cookies, choice) => {
  expect(lightChoice(cookies)).toBe(choice);
});
