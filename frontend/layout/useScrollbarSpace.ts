import { useEffect } from 'react';

/** Where the scrollbar takes space, the styles reserve it while a dialog holds the page still. */
export function useScrollbarSpace(): void {
  useEffect(() => {
    const page = document.documentElement;
    const sizes = new ResizeObserver(() => {
      if (getComputedStyle(page).overflowY === 'hidden') return;
      page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    });
    sizes.observe(page);
    return () => sizes.disconnect();
  }, []);
}
