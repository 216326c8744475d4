import words from '../../../studio/working-hours.json' with { type: 'json' };
import type { Overrides } from '../overrides.ts';
import { workingHoursInWords } from './workingHoursInWords.ts';

/** Fills in how soon a call is promised, where a sentence says {promise}. */
export function callPromise(overrides: Overrides | undefined): (sentence: string) => string {
  const promise = workingHoursInWords(overrides?.hours?.callWithinHours ?? words.callWithinHours);
  return (sentence) => sentence.replace('{promise}', promise);
}
