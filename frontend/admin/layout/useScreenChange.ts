import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { showFromTop } from '../kit/focusHeading.ts';
import { tabTitle } from '../kit/tabTitle.ts';
import { useScreenTitle } from '../kit/useScreenTitle.ts';

export function useScreenChange(): void {
  const { pathname } = useLocation();
  const title = useScreenTitle();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    showFromTop();
  }, [pathname]);
}
