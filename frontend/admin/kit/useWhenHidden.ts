import { useEffect, useEffectEvent } from 'react';

/** From then on a phone may end the page, and hiding it takes the focus from no field. */
export function useWhenHidden(act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener('pagehide', () => actNow(), leaving);
    document.addEventListener('visibilitychange', () => document.hidden && actNow(), leaving);
    return () => leaving.abort();
  }, []);
}
