import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from 'vike-react/useHydrated';

/** What a link carries behind its #, taken out of the address at once. Undefined on the server. */
export function useFragment(): string | undefined {
  const place = useLocation();
  const isInBrowser = useHydrated();
  useEffect(() => {
    if (place.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, [place]);
  return isInBrowser ? place.hash.slice(1) : undefined;
}
