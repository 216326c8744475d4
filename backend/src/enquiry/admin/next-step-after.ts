import { CALL_AGAIN } from '../due-work.repository.js';
import type { EnquiryState } from '../enquiry-state.js';
import type { Enquiry } from '../enquiry.entity.js';

const isOther = (step: string | null) => step !== null && step !== CALL_AGAIN;

/** Another step stays: the call stands beside it. */
export function nextStepAfter({ nextStep }: Pick<Enquiry, 'nextStep'>, next: Date | null) {
  return isOther(nextStep) ? {} : { nextStep: next && CALL_AGAIN, nextStepAt: next };
}

/** Whoever moves an enquiry on from New after the moment of its call has made that call; one that is lost may come back with it. */
export function callIn(state: EnquiryState, before: Enquiry): Partial<Enquiry> {
  const { nextStep, callAgainAt } = before;
  const isMovedOn = before.state === 'new' && state !== 'spam' && state !== 'lost';
  const isStanding = (state === 'called' || state === 'quoted') && callAgainAt && callAgainAt > new Date();
  return isMovedOn && nextStep !== CALL_AGAIN && !isStanding ? { callAgainAt: null } : {};
}
