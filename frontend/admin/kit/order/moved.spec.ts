import { describe, expect, test } from 'vitest';
import { inOrder, moved, stepOf } from './moved.ts';

const keyOf = ({ id }: { id: number }) => id;

describe('moving an entry of a list', () => {
  test('puts it to a later or an earlier place', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  test('leaves the very same list where there is no such place', () => {
    const list = ['a', 'b'];
    for (const [from, to] of [
      [0, -1],
      [1, 2],
      [5, 0],
      [1, 1],
    ] as const)
      expect(moved(list, from, to)).toBe(list);
  });

  test('does not change the list it is given', () => {
    const list = Object.freeze(['a', 'b', 'c']);
    expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c']);
    expect(list).toEqual(['a', 'b', 'c']);
  });
});

describe('the wished order of a list that has changed meanwhile', () => {
  test('puts new entries behind and forgets those that are gone', () => {
    const present = [{ id: 1 }, { id: 2 }, { id: 4 }, { id: 5 }];
    expect(inOrder(present, keyOf, [2, 3, 1]).map(keyOf)).toEqual([2, 1, 4, 5]);
  });
});

test('Arrow keys move by one place, other keys do not move', () => {
  expect(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'].map(stepOf)).toEqual([-1, -1, 1, 1]);
  expect(stepOf('Home')).toBeUndefined();
});
