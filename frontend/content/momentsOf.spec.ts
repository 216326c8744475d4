import { expect, test } from 'vitest';
import { momentsOf } from './momentsOf.ts';

test.each([
  ['2025-10-14', '2025-10-15T08:00:00.000Z', '2025-10-14T00:00:00+05:30', '2025-10-15T08:00:00.000Z'],
  ['2025-10-14', '2025-10-13T18:30:00.000Z', '2025-10-14T00:00:00+05:30', '2025-10-13T18:30:00.000Z'],
  ['2025-10-16', '2025-10-15T08:00:00.000Z', '2025-10-16T00:00:00+05:30', '2025-10-16T00:00:00+05:30'],
])(
  'a post of %s that was changed at %s came out first and was changed after',
  (day, at, published, updated) => {
    expect(momentsOf({ date_at: day, updated_at: at })).toEqual({ published, updated });
  },
);
