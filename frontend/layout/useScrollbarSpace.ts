import { useEffect } from 'react';

/**
 * Tells the styles whether the page's scrollbar takes room of its own: that room is then kept while a dialog or the
 * lightbox holds the page still, and nothing behind it moves.
 */
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
