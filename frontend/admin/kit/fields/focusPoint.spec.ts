import { expect, test } from 'vitest';
import { focusAt, movedFocus } from './focusPoint.ts';

test('An arrow key moves the focus point by one per cent, with shift by ten', () => {
  expect(movedFocus({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 });
  expect(movedFocus({ x: 50, y: 50 }, 'ArrowDown', true)).toEqual({ x: 50, y: 60 });
});

test('The focus point stays within the picture', () => {
  expect(movedFocus({ x: 4, y: 50 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 50 });
  expect(movedFocus({ x: 50, y: 100 }, 'ArrowDown', false)).toEqual({ x: 50, y: 100 });
  expect(focusAt({ left: 100, top: 0, width: 200, height: 100 }, 90, 130)).toEqual({ x: 0, y: 100 });
});

test('Other keys leave the focus point alone', () => {
  expect(movedFocus({ x: 50, y: 50 }, 'Tab', false)).toBeUndefined();
});

test('A press takes the point below it, in whole per cent', () => {
  expect(focusAt({ left: 100, top: 50, width: 200, height: 100 }, 151, 83)).toEqual({ x: 26, y: 33 });
});
