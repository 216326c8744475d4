import { useEffect } from 'react';

let shown = '';
const here = (): string => location.pathname + location.search;

/** In place. @param replaces the present one, which the way back then leaves out */
export function changeAddress(href: string, replaces = false): void {
  if (replaces) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  shown = here();
}

/** For a page whose address changes in place. @param follow must not change from one rendering to the next */
export function useWayBack(follow: () => Promise<void> | void): void {
  useEffect(() => {
    shown = here();
    const turn = () => {
      // A link to a part of the page.
      if (shown === here()) return;
      shown = here();
      void follow();
    };
    window.addEventListener('popstate', turn);
    return () => window.removeEventListener('popstate', turn);
  }, [follow]);
}
