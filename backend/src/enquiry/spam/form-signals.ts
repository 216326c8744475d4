import { studio } from '../../studio/studio.js';
import type { NewEnquiry } from '../public/enquiry.schema.js';
import type { SpamSignal } from './spam-signal.schema.js';

const { points } = studio.spam;
const MIN_FILL_MS = 3_000;

export type FormSignalFields = Pick<NewEnquiry, 'website' | 'elapsed_ms' | 'page'>;

/** Our own form sends them all, without script all but the time; the page measures its age itself, so that no clocks are compared. */
export function formSignals({ website, elapsed_ms: elapsed, page }: FormSignalFields): SpamSignal[] {
  const signals: SpamSignal[] = [];
  if (website)
    signals.push({
      signal: 'hidden-field',
      points: points.hiddenField,
      explanation: 'A field that people do not see was filled in.',
    });
  if (elapsed !== undefined && elapsed < MIN_FILL_MS)
    signals.push({
      signal: 'too-fast',
      points: points.tooFast,
      explanation: 'The form was filled in faster than anybody can type.',
    });
  if (website === undefined && elapsed === undefined && page === undefined)
    signals.push({
      signal: 'no-hidden-fields',
      points: points.noHiddenFields,
      explanation: 'It was sent by a program, not by the form of this site.',
    });
  return signals;
}
