import { studio } from '../studio/studio.js';
import { tellSince } from './tell-since.js';

const at = (local: string) => Date.parse(`2026-${local}+05:30`);
const days = Array.from({ length: 20 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
const hours = { ...studio.workingHours, holidays: days.map((date) => ({ date, name: 'Closed' })) };

describe('staff are told of what was due in the last fortnight', () => {
  it.each([
    ['while the studio was open then', '12-16T12:00', '12-02T12:00'],
    ['and on the evening before, where it opened then', '12-16T10:00', '12-01T19:00'],
    ['and from the last closing on, where it was closed then', '11-23T10:00', '10-31T19:00'],
  ])('%s', (_, now, since) => {
    expect(tellSince(at(now), hours)).toBe(at(since));
  });
});
