import { expect, test } from 'vitest';
import { RecentMap } from './recent-map.ts';

test('beyond its limit it forgets what was used longest ago', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});
