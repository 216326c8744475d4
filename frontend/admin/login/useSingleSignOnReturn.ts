import { useEffect, useState } from 'react';
import { finishSingleSignOn } from '../../api/adminSignIn.ts';
import { admin } from '../../content/admin/admin.ts';
import { beginSession } from '../session/beginSession.ts';
import { describeFailure } from '../session/useFormCall.ts';
import { useFragment } from '../session/useFragment.ts';
import { useSecondStep } from '../session/useSecondStep.ts';

const { failed } = admin.signIn.singleSignOn;
const sentences = new Map(Object.entries(failed));

/** The provider's page leads back here. @returns whether its sign-in is being finished */
export function useSingleSignOnReturn(): boolean {
  const answer = new URLSearchParams(useFragment());
  const ticket = answer.get('sign-in');
  const reason = answer.get('sign-in-failed');
  const [finished, setFinished] = useState<string>();
  const startOver = useSecondStep((store) => store.startOver);
  useEffect(() => {
    if (reason !== null) startOver(sentences.get(reason) ?? failed.failed);
  }, [reason, startOver]);
  useEffect(() => {
    if (ticket === null) return;
    void beginSession(() => finishSingleSignOn(ticket))
      .catch((error: unknown) => startOver(describeFailure(error)))
      .finally(() => setFinished(ticket));
  }, [ticket, startOver]);
  return ticket !== null && finished !== ticket;
}
