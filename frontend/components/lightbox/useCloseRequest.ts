import { useEffect, useEffectEvent } from 'react';

interface Watcher extends EventTarget {
  destroy: () => void;
}

declare global {
  /** Not in every browser. */
  var CloseWatcher: (new () => Watcher) | undefined;
}

export const hasCloseRequests = (): boolean => typeof CloseWatcher !== 'undefined';

/** A phone's Back closes what is open instead of leaving the page, and Escape with it. */
export function useCloseRequest(close: () => void): void {
  const onRequest = useEffectEvent(close);
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => onRequest());
    return () => watcher.destroy();
  }, []);
}
