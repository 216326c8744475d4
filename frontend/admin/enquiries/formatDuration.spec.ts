import { describe, expect, it } from 'vitest';
import { formatDuration } from './formatDuration.ts';

describe('a length of time', () => {
  it.each([
    [34, '34 min'],
    [72, '1 h 12 min'],
    [1440, '1 d'],
    [3060, '2 d 3 h'],
  ])('of %i minutes is shown in its two largest units', (minutes, words) => {
    expect(formatDuration(minutes * 60_000)).toBe(words);
  });
});
