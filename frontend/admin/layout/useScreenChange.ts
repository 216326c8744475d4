import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { screenTitle } from '../screens.ts';

/** Another screen is like another page: its title in the tab, its top in view, the focus at its heading. */
export function useScreenChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = screenTitle(location.pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    document.querySelector('h1')?.focus();
  }, [pathname]);
}
