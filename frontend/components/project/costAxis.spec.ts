import { expect, test } from 'vitest';
import { costAxis } from './costAxis.ts';

test.each([
  [72, [0, 20, 40, 60, 80]],
  [80, [0, 20, 40, 60, 80]],
  [81, [0, 50, 100, 150, 200]],
  [11, [0, 5, 10, 15, 20]],
  [0.5, [0, 1, 2, 3, 4]],
])('costs of up to %d lakh have marks at round distances', (highest, marks) => {
  expect(costAxis(highest)).toEqual(marks);
});
