import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { screenTitle } from '../screens.ts';

/** The heading of the screen, or the screen while its heading is on its way. */
export function focusHeading(): void {
  (
    document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('main')
  )?.focus();
}

/** As a page that has just been opened: its top in view, the focus at its heading. */
export function showFromTop(): void {
  scrollTo(0, 0);
  focusHeading();
}

/** Another screen is like another page, with a title of its own in the tab. */
export function useScreenChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = screenTitle(location.pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    showFromTop();
  }, [pathname]);
}
