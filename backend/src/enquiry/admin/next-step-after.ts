import { CALL_AGAIN } from '../due-work.repository.js';
import type { ContactOutcome } from '../enquiry-event.schema.js';
import type { EnquiryState } from '../enquiry-state.js';
import type { Enquiry } from '../enquiry.entity.js';

const isOther = (step: string | null) => step !== null && step !== CALL_AGAIN;

/** Another step stays, unless a call was agreed that nothing else would remind of: `AGAIN` is for new enquiries. */
export function nextStepAfter(
  { nextStep, state }: Pick<Enquiry, 'nextStep' | 'state'>,
  outcome: ContactOutcome,
  next: Date | null,
) {
  if (isOther(nextStep) && (outcome !== 'call_again' || state === 'new')) return {};
  return { nextStep: next && CALL_AGAIN, nextStepAt: next };
}

/** Of one that is new no more, whose agreed call is still to come. */
export function nextStepIn(state: EnquiryState, before: Enquiry) {
  const { nextStep, outcome, callAgainAt } = before;
  const isWorkedOn = before.state === 'new' && (state === 'called' || state === 'quoted');
  if (!isWorkedOn || !outcome || !isOther(nextStep) || !callAgainAt || callAgainAt < new Date()) return {};
  return nextStepAfter({ nextStep, state }, outcome, callAgainAt);
}
