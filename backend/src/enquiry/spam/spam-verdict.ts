import { studio } from '../../studio/studio.js';
import type { SpamSignal } from './spam-signal.schema.js';

const { threshold } = studio.spam;
const MAX_REASONS = 3;

/** The columns of an enquiry that its signals decide. */
export function spamVerdict(signals: SpamSignal[]) {
  const spamSignals = signals.toSorted((one, other) => other.points - one.points);
  const sum = spamSignals.reduce((total, { points }) => total + points, 0);
  const spamScore = Math.max(0, sum);
  const isSuspect = spamScore >= threshold;
  const state: 'spam' | 'new' = isSuspect ? 'spam' : 'new';
  return {
    spamScore,
    spamSignals,
    spamReason: isSuspect ? summaryOf(spamSignals) : null,
    spamSince: isSuspect ? new Date() : null,
    state,
  };
}
export type SpamVerdict = ReturnType<typeof spamVerdict>;

function summaryOf(signals: SpamSignal[]): string {
  const reasons = signals.filter(({ points }) => points > 0).slice(0, MAX_REASONS);
  return reasons.map(({ explanation }) => explanation).join(' ');
}
