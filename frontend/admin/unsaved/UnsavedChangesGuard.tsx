import { useDeferredValue, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { useAskBeforeClosing } from '../kit/dialogs/useAskBeforeClosing.ts';
import { useTellKept } from './useTellKept.ts';
import { useUnsaved } from './useUnsaved.ts';

/** Asks before links, Back and closing the tab; not when the session ends. */
export function UnsavedChangesGuard() {
  const isUnsaved = useUnsaved((store) => store.isUnsaved);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving = currentLocation.pathname !== nextLocation.pathname;
    return isLeaving && useUnsaved.getState().isUnsaved && Boolean(useSession.getState().session);
  });
  const isSignedIn = useSession(({ session }) => Boolean(session));
  useAskBeforeClosing(isUnsaved && isSignedIn);
  useTellKept();
  // Not before the router's own state is rendered: a form that is saved may have led on by then.
  const isSaved = useDeferredValue(!isUnsaved) && !isUnsaved;
  useEffect(() => {
    if (isSaved && blocker.state === 'blocked') blocker.proceed();
  }, [isSaved, blocker]);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    useUnsaved.getState().leave();
    blocker.proceed();
  };
  return <UnsavedChangesDialog onStay={() => blocker.reset()} onLeave={leave} />;
}
