// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteSlowLine } from './noteSlowLine.ts';

let cookie: string;
beforeEach(() => {
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((set) => void (cookie = set));
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  ['3g', '', 'light=on; Path=/; SameSite=Lax'],
  ['4g', '', ''],
  ['2g', 'light=off', 'light=off'],
])('on a line called %s, "%s" becomes "%s"', (effectiveType, before, after) => {
  Object.assign(navigator, { connection: { effectiveType } });
  cookie = before;
  noteSlowLine();
  expect(cookie).toBe(after);
});
