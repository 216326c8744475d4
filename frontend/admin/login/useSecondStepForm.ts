import { isUnauthorized } from '../../api/ApiError.ts';
import { giveSecondStep } from '../../api/adminSignIn.ts';
import { beginSession } from '../session/beginSession.ts';
import { describeFailure, useFormCall } from '../session/useFormCall.ts';
import { type PendingSignIn, useSecondStep } from '../session/useSecondStep.ts';

export function useSecondStepForm({ ticket, email }: PendingSignIn) {
  return useFormCall((form) => {
    form.set('ticket', ticket);
    return orStartOver(() => beginSession(() => giveSecondStep(form), email));
  });
}

/** A ticket that is over leads back to the first step. */
export async function orStartOver(call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    useSecondStep.getState().startOver(describeFailure(error));
  }
}
