import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { addressWith } from './addressWith.ts';

// As in browsers that do not count parameters.
beforeEach(() => void vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(Number.NaN));
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['/history', '', '/history'],
  ['/history', 'person=Asha', '/history?person=Asha'],
  ['/edit-blog/7?page=2', 'state=draft', '/edit-blog/7?page=2&state=draft'],
])('%s with "%s" is %s', (path, query, address) => {
  expect(addressWith(path, new URLSearchParams(query))).toBe(address);
});
