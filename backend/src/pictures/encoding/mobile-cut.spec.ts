import { hashOfCut, mobileCut } from './mobile-cut.js';

describe('the part of a picture for small screens', () => {
  const wide = { width: 1600, height: 1000 };

  it.each([
    ['the middle', wide, undefined, { left: 400, top: 0, width: 800, height: 1000 }],
    ['a point', wide, { x: 60, y: 10 }, { left: 560, top: 0, width: 800, height: 1000 }],
    ['a point at the left edge', wide, { x: 0, y: 50 }, { left: 0, top: 0, width: 800, height: 1000 }],
    ['a point at the right edge', wide, { x: 100, y: 50 }, { left: 800, top: 0, width: 800, height: 1000 }],
    [
      'a low point of a high picture',
      { width: 400, height: 1000 },
      { x: 50, y: 90 },
      { left: 0, top: 500, width: 400, height: 500 },
    ],
    ['the only pixel', { width: 1, height: 1 }, { x: 100, y: 100 }, { left: 0, top: 0, width: 1, height: 1 }],
  ])('lies around %s', (_what, size, point, cut) => expect(mobileCut(size, point)).toEqual(cut));

  it('has another name for another point', () => {
    const source = '0'.repeat(32);
    const names = [
      hashOfCut(source, { x: 1, y: 2 }),
      hashOfCut(source, { x: 2, y: 1 }),
      hashOfCut(source, undefined),
    ];
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(names[2]).toBe(source);
  });
});
