import words from '../../studio/working-hours.json' with { type: 'json' };
import type { Overrides } from './overrides.ts';
import type { WorkingHours } from './schemas/hours.ts';

const written: WorkingHours = words;

export function workingHours(overrides: Overrides | undefined): WorkingHours {
  const hours = overrides?.hours;
  return hours ? { ...hours, callWithinHours: hours.callWithinHours ?? written.callWithinHours } : written;
}
