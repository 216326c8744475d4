import { useEffect } from 'react';

/** Of an enquiry that was opened the name is read first, not the title of all. */
export function useNameFocus(isOpened: boolean): void {
  useEffect(() => {
    if (!isOpened) return;
    // The screen's own effect comes last, and goes to that title.
    queueMicrotask(() => {
      if (document.activeElement?.matches('h1')) document.getElementById('enquiry-name')?.focus();
    });
  }, [isOpened]);
}
