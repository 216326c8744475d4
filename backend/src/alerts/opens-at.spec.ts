import { studio } from '../studio/studio.js';
import { opensAt } from './opens-at.js';

const hours = { ...studio.workingHours, holidays: [{ date: '2026-11-23', name: 'A holiday' }] };
const at = (local: string) => Date.parse(`${local}+05:30`);

describe('the studio', () => {
  it.each([
    ['2026-11-20T10:00', '2026-11-20T10:00'],
    ['2026-11-20T18:59', '2026-11-20T18:59'],
    ['2026-11-20T19:00', '2026-11-21T10:00'],
    ['2026-11-20T03:00', '2026-11-20T10:00'],
    ['2026-11-21T20:00', '2026-11-24T10:00'],
    ['2026-11-22T12:00', '2026-11-24T10:00'],
  ])('opens, from %s on, at %s', (moment, opens) => {
    expect(opensAt(at(moment), hours)).toBe(at(opens));
  });
});
