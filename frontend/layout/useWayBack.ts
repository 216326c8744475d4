import { useEffect } from 'react';

let shown = '';
const here = (): string => location.pathname + location.search;

/** In place. @param replaces the present one, which the way back then leaves out */
export function changeAddress(href: string, replaces = false): void {
  if (replaces) history.replaceState(history.state, '', href);
  else {
    history.replaceState({ scrollTop: window.scrollY }, '');
    history.pushState(null, '', href);
  }
  shown = here();
}

/** Back to where the visitor left this address: browsers do it themselves, but not while the page scrolls smoothly. */
export function restoreScroll(): void {
  const left: unknown = Reflect.get(Object(history.state), 'scrollTop');
  if (typeof left !== 'number') return jump(window.scrollY);
  jump(left);
  // What had been scrolled in this frame is added after it.
  requestAnimationFrame(() => requestAnimationFrame(() => jump(left)));
}

const jump = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

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
