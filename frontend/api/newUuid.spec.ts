import { expect, test } from 'vitest';
import { newUuid } from './newUuid.ts';

test('a key is a uuid of version 4, another one each time', () => {
  const keys = Array.from({ length: 100 }, newUuid);
  const pattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(keys.filter((key) => !pattern.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(100);
});
