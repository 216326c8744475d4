import { expect, test } from 'vitest';
import {
  changed,
  chosenAgain,
  countComing,
  isUnderWay,
  nextOf,
  sizesOf,
  unanswered,
  unsentOf,
  waiting,
} from './transfers.ts';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });
const two = [waiting('a', 'pictures', file('a.jpg', 10)), waiting('b', 'pictures', file('b.jpg', 30))];

test('Pictures are sent one after the other, in the order in which they were chosen', () => {
  expect(nextOf(two)?.id).toBe('a');
  const sending = changed(two, 'a', { state: 'sends' });
  expect(nextOf(sending)).toBeUndefined();
  expect(nextOf(changed(sending, 'a', { state: 'in' }))?.id).toBe('b');
});

test('One that is refused does not stop the others', () => {
  expect(nextOf(changed(two, 'a', { state: 'refused', reason: 'Too small.' }))?.id).toBe('b');
});

test('A new choice clears what is in and keeps what was refused', () => {
  const done = changed(changed(two, 'a', { state: 'in' }), 'b', { state: 'refused' });
  expect(isUnderWay(done)).toBe(false);
  expect(chosenAgain(done).map(({ id }) => id)).toEqual(['b']);
  expect(chosenAgain(changed(two, 'a', { state: 'in' }))).toHaveLength(2);
});

test('What is in leaves the list when all have arrived, unless it was there before', () => {
  const half = changed(two, 'a', { state: 'in' });
  expect(unanswered(half)).toEqual(half);
  expect(unanswered(changed(half, 'b', { state: 'refused' })).map(({ id }) => id)).toEqual(['b']);
  expect(unanswered(changed(half, 'b', { state: 'in', known: 'oak.jpg' })).map(({ id }) => id)).toEqual([
    'b',
  ]);
});

test('What is sent is counted in bytes, without what was refused', () => {
  const half = changed(two, 'b', { state: 'sends', status: { progress: 0.5, isWaiting: false } });
  expect(sizesOf(half)).toEqual({ sent: 15, total: 40 });
  expect(sizesOf(changed(half, 'b', { state: 'refused' }))).toEqual({ sent: 0, total: 10 });
});

test('Only what is still on its way to a place takes room there', () => {
  const all = [...two, waiting('c', 'pictures', file('c.jpg')), waiting('d', 'plan', file('d.jpg'))];
  const half = changed(changed(all, 'a', { state: 'in' }), 'b', { state: 'refused' });
  expect(countComing(all, 'pictures')).toBe(3);
  expect(countComing(half, 'pictures')).toBe(1);
});

test('Unsent is what waits and what may be tried again, not what is unusable or in', () => {
  const all = [...two, waiting('c', 'plan', file('c.jpg')), waiting('d', 'plan', file('d.jpg'))];
  const tried = changed(all, 'b', { state: 'refused', isWorthRetrying: true });
  const done = changed(changed(tried, 'c', { state: 'refused', isWorthRetrying: false }), 'd', {
    state: 'in',
  });
  expect(unsentOf(done)).toEqual(two.map(({ id, place, file: chosen }) => ({ id, place, file: chosen })));
});
