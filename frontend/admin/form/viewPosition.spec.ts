import { describe, expect, it } from 'vitest';
import { movedFocal, percentOf, viewPosition } from './viewPosition.ts';

describe('the part of a picture for phones', () => {
  it.each([
    ['in the middle', 50, 50],
    ['at the left edge', 10, 0],
    ['at the right edge', 95, 100],
    ['between them', 35, 20],
  ])('with its focal point %s', (_where, focal, position) => {
    expect(viewPosition(0.5, focal)).toBeCloseTo(position);
  });

  it('does not move where all of it is in view', () => expect(viewPosition(1, 90)).toBe(50));

  it('follows the pointer, and stops at the edges', () => {
    expect(movedFocal(0.5, 50, 0.1)).toBe(40);
    expect(movedFocal(0.5, 30, 0.4)).toBe(25);
    expect(movedFocal(0.5, 0, -0.1)).toBe(35);
  });

  it('lies in the middle until somebody moves it', () => expect(percentOf('')).toBe(50));
});
