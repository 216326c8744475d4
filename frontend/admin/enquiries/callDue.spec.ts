import { describe, expect, it, vi } from 'vitest';
import workingHours from '../../../studio/working-hours.json' with { type: 'json' };
import { callDue } from './callDue.ts';

const at = (time: string) => new Date(`${time}+05:30`).getTime();

describe('a call', () => {
  it.each([
    ['two hours later on a working day', '2026-01-29T14:18', '2026-01-29T16:18'],
    ['from the beginning of the day for those who write at night', '2026-01-29T03:00', '2026-01-29T12:00'],
    ['the next morning for the part that does not fit today', '2026-01-29T18:30', '2026-01-30T11:30'],
    ['on Monday for those who write on Saturday evening', '2026-01-31T20:00', '2026-02-02T12:00'],
    ['on Monday for those who write on Sunday', '2026-02-01T12:00', '2026-02-02T12:00'],
  ])('is due %s', (_when, written, due) => {
    expect(new Date(callDue(at(written)))).toEqual(new Date(at(due)));
  });

  it('is due after a holiday for those who write on it', async () => {
    const holidays = ['2026-01-29', '2026-01-30'];
    vi.doMock('../../../studio/working-hours.json', () => ({ default: { ...workingHours, holidays } }));
    vi.resetModules();
    const { callDue: dueWithHolidays } = await import('./callDue.ts');
    expect(new Date(dueWithHolidays(at('2026-01-29T14:18')))).toEqual(new Date(at('2026-01-31T12:00')));
  });
});
