import words from '../../studio/working-hours.json' with { type: 'json' };
import type { Overrides } from './overrides.ts';
import type { WorkingHours } from './schemas/hours.ts';

const written: WorkingHours = words;

/** How soon a call is promised stands in sentences too, so that only the file says it. */
export function workingHours(overrides: Overrides | undefined): WorkingHours {
  const { callWithinHours } = written;
  return overrides?.hours ? { ...overrides.hours, callWithinHours } : written;
}
