import words from '../../../studio/working-hours.json' with { type: 'json' };
import type { Overrides } from '../overrides.ts';
import type { WorkingHours } from '../schemas/hours.ts';

const written: WorkingHours = words;

export const workingHours = (overrides: Overrides | undefined): WorkingHours => ({
  ...written,
  ...overrides?.hours,
});
