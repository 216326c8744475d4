import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { useUnsaved } from './useUnsaved.ts';

/** Asks before links, Back and closing the tab; not when the session ends. */
export function UnsavedChangesGuard() {
  const isUnsaved = useUnsaved((store) => store.isUnsaved);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving = currentLocation.pathname !== nextLocation.pathname;
    return isLeaving && useUnsaved.getState().isUnsaved && Boolean(useSession.getState().session);
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    useUnsaved.setState({ isUnsaved: false });
    blocker.proceed();
  };
  return <UnsavedChangesDialog onStay={() => blocker.reset()} onLeave={leave} />;
}
