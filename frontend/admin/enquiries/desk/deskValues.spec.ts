import { describe, expect, test } from 'vitest';
import { type DeskValues, deskFieldsOf, mistakeIn } from './deskValues.ts';

const values = (changes: Partial<DeskValues> = {}): DeskValues => ({
  email: 'asha@example.com',
  state: 'new',
  owner: '',
  step: '',
  day: '',
  time: '',
  kind: '',
  size: '',
  budget: '',
  value: '',
  ...changes,
});

describe('what is typed about an enquiry', () => {
  test.each([
    ['940', 940],
    ['940 sq ft', 940],
    ['1,200 sq. ft.', 1200],
    ['', null],
  ])('is read as a size: %s', (size, square) => {
    expect(deskFieldsOf(values({ size }), ['size'])).toEqual({ size_square_feet: square });
  });

  test.each(['Rs 12,50,000', '₹ 12,50,000', '12,50,000/-', '1250000.00', 'INR 12,50,000.00/-'])(
    'is read as rupees as India writes them: %s',
    (value) => {
      expect(deskFieldsOf(values({ value }), ['value'])).toEqual({ value_rupees: 1_250_000 });
    },
  );

  test.each(['8.5', 'about 900', '-1'])('is no figure: %s', (size) => {
    expect(mistakeIn(values({ size }))).toEqual({ field: 'size', what: 'wrongFigure' });
  });

  test('gives the next step with its moment by the clock of the studio', () => {
    const step = values({ step: ' Visit ', day: '2026-11-28', time: '11:00' });
    expect(deskFieldsOf(step, ['time'])).toEqual({
      next_step: 'Visit',
      next_step_at: '2026-11-28T05:30:00.000Z',
    });
  });

  test('is due at ten when only the day is given', () => {
    const step = values({ step: 'Visit', day: '2026-11-28' });
    expect(deskFieldsOf(step, ['day']).next_step_at).toBe('2026-11-28T04:30:00.000Z');
  });

  test('needs a step for a day, and a day for a time', () => {
    expect(mistakeIn(values({ day: '2026-11-28' }))).toEqual({ field: 'step', what: 'stepMissing' });
    expect(mistakeIn(values({ step: 'x', time: '11:00' }))).toEqual({ field: 'day', what: 'wrongMoment' });
  });

  test.each([
    ['step', 200],
    ['budget', 100],
  ] as const)('is refused when it is longer than a %s may be, and never cut', (field, limit) => {
    expect(mistakeIn(values({ [field]: ` ${'a'.repeat(limit)} ` }))).toBeUndefined();
    const mistake = { field, what: 'tooLong', length: limit + 3, limit };
    expect(mistakeIn(values({ [field]: 'a'.repeat(limit + 3) }))).toEqual(mistake);
  });

  test('sends nothing that was not changed', () => {
    expect(deskFieldsOf(values({ owner: 'a', budget: 'b' }), ['owner'])).toEqual({ owner_id: 'a' });
  });
});
